/**
 * What a person set for their screens, by key: at once from this browser, then from the server, which keeps it for
 * every browser of theirs. Asked for once a visit; changes go back when the hand rests.
 */
import { currentCaller } from '../session/currentCaller.ts';

type Settings = Readonly<Record<string, unknown>>;

const cacheKey = () => `back-office.settings.${currentCaller()?.email ?? ''}`;

const listeners = new Set<() => void>();
let settings: Settings | undefined;

function readCache(): Settings {
  try {
    return JSON.parse(localStorage.getItem(cacheKey()) ?? '{}') as Settings;
  } catch {
    return {};
  }
}

function keep(next: Settings): void {
  settings = next;
  try {
    localStorage.setItem(cacheKey(), JSON.stringify(next));
  } catch {
    // A full or closed storage: the settings last as long as the page.
  }
  for (const listener of listeners) listener();
}

export function readUserSettings(): Settings {
  settings ??= readCache();
  return settings;
}

export function writeUserSetting(key: string, value: unknown): void {
  const { [key]: _old, ...rest } = readUserSettings();
  keep(value === undefined ? rest : { ...rest, [key]: value });
}

export function subscribeUserSettings(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
