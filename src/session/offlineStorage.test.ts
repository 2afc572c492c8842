/** What is kept for when the network is away: bounded, the longest unused first to go. */
import { describe, expect, it } from 'vitest';
import { createOfflineStorage, OFFLINE_BYTES, OfflineStorageError } from './offlineStorage.ts';
import { chooseStorage } from './storage.ts';

/** A browser's storage with room for so many characters. */
function createStore(room = Number.POSITIVE_INFINITY) {
  const values = new Map<string, string>();
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    removeItem: (key: string) => void values.delete(key),
    setItem(key: string, value: string) {
      const others = [...values].filter(([name]) => name !== key);
      const used = others.reduce((sum, [name, text]) => sum + name.length + text.length, 0);
      if (used + key.length + value.length > room) throw new Error('QuotaExceededError');
      values.set(key, value);
    },
  };
}

const kilobyte = (letter: string) => letter.repeat(1000);

describe('offline storage', () => {
  it('holds about 4.98 MB', () => {
    expect(OFFLINE_BYTES / 1e6).toBeCloseTo(4.98, 2);
    const kept = createOfflineStorage(createStore());
    const whole = 'x'.repeat(OFFLINE_BYTES - 'key'.length - 2);
    kept.keep('key', whole);
    expect(kept.size()).toBe(OFFLINE_BYTES);
    expect(() => kept.keep('key', `${whole}x`)).toThrow(OfflineStorageError);
    expect(kept.read('key')).toBe(whole);
  });

  it('gives back what was kept, and outlives the page', () => {
    const store = createStore();
    createOfflineStorage(store).keep('tickets', [{ id: 1, name: 'É' }]);
    const again = createOfflineStorage(store);
    expect(again.read('tickets')).toEqual([{ id: 1, name: 'É' }]);
    again.forget('tickets');
    expect([again.read('tickets'), again.size()]).toEqual([undefined, 0]);
  });

  it('makes room by what was unused longest', () => {
    const kept = createOfflineStorage(createStore(), { bytes: 3100 });
    for (const key of ['a', 'b', 'c']) kept.keep(key, kilobyte(key));
    kept.read('a');
    kept.keep('d', kilobyte('d'));
    expect(['a', 'b', 'c', 'd'].filter((key) => kept.read(key) !== undefined)).toEqual(['a', 'c', 'd']);
    expect(kept.size()).toBeLessThanOrEqual(3100);
  });

  it('counts bytes, not letters', () => {
    const kept = createOfflineStorage(createStore(), { bytes: 100 });
    expect(() => kept.keep('k', '€'.repeat(40))).toThrow(/"k" takes 123 bytes, more than .* 100/);
  });

  it('makes room in a browser that has less than it counts on', () => {
    const kept = createOfflineStorage(createStore(2500));
    for (const key of ['a', 'b', 'c']) kept.keep(key, kilobyte(key));
    expect(kept.read('c')).toBe(kilobyte('c'));
    expect(kept.read('a')).toBeUndefined();
  });

  it('lasts as long as the page where nothing can be written', () => {
    const store = chooseStorage(() => createStore(0));
    const kept = createOfflineStorage(store);
    kept.keep('key', 1);
    expect(kept.read('key')).toBe(1);
  });
});
