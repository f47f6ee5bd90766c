// Small values in the browser's local storage. The page works without it.
export function load(name: string, otherwise: string): string {
  try {
    return localStorage.getItem(`parlour.${name}`) ?? otherwise;
  } catch {
    return otherwise;
  }
}

export function save(name: string, value: string): void {
  try {
    localStorage.setItem(`parlour.${name}`, value);
  } catch {
    return; // a browser that keeps nothing is no reason to fail
  }
}

export function forget(name: string): void {
  try {
    localStorage.removeItem(`parlour.${name}`);
  } catch {
    return;
  }
}
