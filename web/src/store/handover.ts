// A device that several people share: to whom it was passed last. Only the privacy screen says so, and only once; a page
// that is loaded again asks anew.
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
