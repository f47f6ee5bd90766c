// The library of this browser, in IndexedDB: imported records, and its own log of each table. Without IndexedDB they
// live as long as the page.
export interface StoredRecord {
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

export interface StoredLog {
  id: string;
  text: string;
}

type Kinds = { records: StoredRecord; logs: StoredLog };

const memory = { records: new Map<string, StoredRecord>(), logs: new Map<string, StoredLog>() };
let opening: Promise<IDBDatabase | null> | null = null;

function open(): Promise<IDBDatabase | null> {
  opening ??= new Promise((resolve) => {
    if (typeof indexedDB === "undefined") return resolve(null);
    const request = indexedDB.open("parlour", 1);
    request.onupgradeneeded = () => {
      for (const name of ["records", "logs"]) request.result.createObjectStore(name, { keyPath: "id" });
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => resolve(null);
    request.onblocked = () => resolve(null);
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
      const request = ask(db.transaction(kind, mode).objectStore(kind));
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => resolve(null);
    } catch {
      resolve(null); // a browser that keeps nothing is no reason to fail
    }
  });
}

function collection<K extends keyof Kinds>(kind: K) {
  const cached = memory[kind] as Map<string, Kinds[K]>;
  return {
    async put(item: Kinds[K]): Promise<void> {
      cached.set(item.id, item);
      await run(kind, "readwrite", (store) => store.put(item));
    },
    async get(id: string): Promise<Kinds[K] | null> {
      return cached.get(id) ?? ((await run(kind, "readonly", (store) => store.get(id))) as Kinds[K] | null) ?? null;
    },
    async remove(id: string): Promise<void> {
      cached.delete(id);
      await run(kind, "readwrite", (store) => store.delete(id) as IDBRequest<unknown>);
    },
    async all(): Promise<Kinds[K][]> {
      const stored = ((await run(kind, "readonly", (store) => store.getAll())) as Kinds[K][] | null) ?? [];
      return [...new Map([...stored, ...cached.values()].map((item) => [item.id, item])).values()];
    },
  };
}

export const records = collection("records");
export const logs = collection("logs");
