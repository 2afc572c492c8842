/**
 * What is kept for when the network is away, within a bound: the longest unused goes first. It never fails for want of
 * room that it could make, and never takes the room that the session needs.
 */
import { type SessionStorage, storage } from './storage.ts';

/** 95 % of the 5 MiB that browsers give an origin: about 4.98 MB, the specification's size. */
export const OFFLINE_BYTES = 4_980_736;

const PREFIX = 'back-office.offline.';
const INDEX = 'back-office.offline-index';

export class OfflineStorageError extends Error {
  constructor(key: string, bytes: number, most: number) {
    super(
      `"${key}" takes ${bytes} bytes, more than the offline storage's ${most}. Keep less of it, or in several parts.`,
    );
  }
}

export interface OfflineStorage {
  read(key: string): unknown;
  /** @throws OfflineStorageError when it would not fit an empty storage; what was kept under the key stays */
  keep(key: string, value: unknown): void;
  forget(key: string): void;
  /** Bytes in use. */
  size(): number;
}

const measure = (text: string) => new TextEncoder().encode(text).length;

/** Sizes by key, the longest unused first. */
type Index = Map<string, number>;

export function createOfflineStorage(
  store: SessionStorage,
  { bytes: most = OFFLINE_BYTES }: { readonly bytes?: number } = {},
): OfflineStorage {
  const readIndex = (): Index => {
    try {
      return new Map(JSON.parse(store.getItem(INDEX) ?? '[]') as [string, number][]);
    } catch {
      return new Map();
    }
  };
  const writeIndex = (index: Index) => store.setItem(INDEX, JSON.stringify([...index]));
  const total = (index: Index) => [...index.values()].reduce((sum, size) => sum + size, 0);
  const drop = (index: Index, key: string) => {
    store.removeItem(PREFIX + key);
    index.delete(key);
  };

  /** The browser may have less room than we count on: then we go on making some. */
  function put(index: Index, key: string, text: string): boolean {
    for (;;)
      try {
        store.setItem(PREFIX + key, text);
        return true;
      } catch {
        const oldest = index.keys().next().value;
        if (oldest === undefined) return false;
        drop(index, oldest);
      }
  }

  return {
    read(key) {
      const text = store.getItem(PREFIX + key);
      if (text === null) return undefined;
      const index = readIndex();
      const size = index.get(key) ?? measure(key) + measure(text);
      index.delete(key);
      writeIndex(index.set(key, size));
      return JSON.parse(text);
    },
    keep(key, value) {
      const text = JSON.stringify(value);
      const size = measure(key) + measure(text);
      if (size > most) throw new OfflineStorageError(key, size, most);
      const index = readIndex();
      index.delete(key);
      for (const oldest of [...index.keys()]) if (total(index) + size > most) drop(index, oldest);
      if (put(index, key, text)) index.set(key, size);
      else throw new OfflineStorageError(key, size, 0);
      writeIndex(index);
    },
    forget(key) {
      const index = readIndex();
      drop(index, key);
      writeIndex(index);
    },
    size: () => total(readIndex()),
  };
}

export const offlineStorage: OfflineStorage = createOfflineStorage(storage);
