/** An exchange as it is seen on the floor. */
export interface Flight {
  id: number;
  one: string;
  other: string;
  number: number;
  isMine: boolean;
  labels: [string, string];
}
