// A page that is older than its server reloads itself. It does so once: a page that stays older would reload for ever.

const LOADED = "parlour.loaded-anew";
/** No second reload within this time, in milliseconds. */
const AGAIN_AFTER = 60_000;

export function reloadOnce(storage: Storage = sessionStorage, load: () => void = () => location.reload()): void {
  const last = Number(storage.getItem(LOADED) ?? 0);
  if (Date.now() - last < AGAIN_AFTER) return;
  storage.setItem(LOADED, String(Date.now()));
  load();
}
