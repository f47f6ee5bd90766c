// A device that several people share: the seat it was passed to last. The privacy screen sets it, and it is read once;
// a reloaded page asks again.
let handed = "";

export function passDeviceTo(table: string, seat: string): void {
  handed = `${table}/${seat}`;
}

/** Whether the device has just been passed to this seat. */
export function wasDevicePassedTo(table: string, seat: string | null): boolean {
  const isSo = seat !== null && handed === `${table}/${seat}`;
  handed = "";
  return isSo;
}
