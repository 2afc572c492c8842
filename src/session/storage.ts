/** Where the session is kept: the browser's storage, or memory where a test shows that it cannot be written. */

export type SessionStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

function createMemoryStorage(): SessionStorage {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

/** Private windows and full disks refuse to write: then the sign-in lasts as long as the page. */
export function chooseStorage(find: () => SessionStorage): SessionStorage {
  try {
    const storage = find();
    const probe = 'rest_client_sdk.test';
    storage.setItem(probe, probe);
    const isKept = storage.getItem(probe) === probe;
    storage.removeItem(probe);
    return isKept ? storage : createMemoryStorage();
  } catch {
    return createMemoryStorage();
  }
}

export const storage: SessionStorage = chooseStorage(() => globalThis.localStorage);
