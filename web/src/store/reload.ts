// A page that is older than its server loads itself anew: once, for if it stays older that would never end.

const LOADED = "parlour.loaded-anew";
/** Whoever was loaded anew so lately is not once more. */
const AGAIN_AFTER = 60_000;

export function loadAnew(kept: Storage = sessionStorage, load: () => void = () => location.reload()): void {
  const last = Number(kept.getItem(LOADED) ?? 0);
  if (Date.now() - last < AGAIN_AFTER) return;
  kept.setItem(LOADED, String(Date.now()));
  load();
}
