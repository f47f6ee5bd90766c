// What this browser keeps by itself: records that were brought, and its own log of each table. Without a store it
// keeps them as long as the page is open.
export interface KeptRecord {
  id: string;
  game: string;
  title: string;
  names: string[];
  moments: number;
  isOver: boolean;
  winners: string[];
  addedAt: number;
  text: string;
}

export interface KeptLog {
  id: string;
  text: string;
}

type Kinds = { records: KeptRecord; logs: KeptLog };

const memory = { records: new Map<string, KeptRecord>(), logs: new Map<string, KeptLog>() };
let opening: Promise<IDBDatabase | null> | null = null;

function open(): Promise<IDBDatabase | null> {
  opening ??= new Promise((resolve) => {
    if (typeof indexedDB === "undefined") return resolve(null);
    const wish = indexedDB.open("parlour", 1);
    wish.onupgradeneeded = () => {
      for (const name of ["records", "logs"]) wish.result.createObjectStore(name, { keyPath: "id" });
    };
    wish.onsuccess = () => resolve(wish.result);
    wish.onerror = () => resolve(null);
    wish.onblocked = () => resolve(null);
  });
  return opening;
}

async function run<T>(
  kind: keyof Kinds,
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T | null> {
  const db = await open();
  if (db === null) return null;
  return new Promise((resolve) => {
    try {
      const wish = ask(db.transaction(kind, mode).objectStore(kind));
      wish.onsuccess = () => resolve(wish.result);
      wish.onerror = () => resolve(null);
    } catch {
      resolve(null); // a browser that keeps nothing is no reason to fail
    }
  });
}

function drawer<K extends keyof Kinds>(kind: K) {
  const kept = memory[kind] as Map<string, Kinds[K]>;
  return {
    async put(thing: Kinds[K]): Promise<void> {
      kept.set(thing.id, thing);
      await run(kind, "readwrite", (store) => store.put(thing));
    },
    async get(id: string): Promise<Kinds[K] | null> {
      return kept.get(id) ?? ((await run(kind, "readonly", (store) => store.get(id))) as Kinds[K] | null) ?? null;
    },
    async remove(id: string): Promise<void> {
      kept.delete(id);
      await run(kind, "readwrite", (store) => store.delete(id) as IDBRequest<unknown>);
    },
    async all(): Promise<Kinds[K][]> {
      const stored = ((await run(kind, "readonly", (store) => store.getAll())) as Kinds[K][] | null) ?? [];
      return [...new Map([...stored, ...kept.values()].map((thing) => [thing.id, thing])).values()];
    },
  };
}

export const records = drawer("records");
export const logs = drawer("logs");
