/**
 * What a person set for their screens, by key: at once from this browser, then from the server, which keeps it for
 * every browser of theirs. Asked for once a visit, when nothing more urgent is on its way; a change goes back when the
 * hand rests, and the next time if it could not.
 */
import { currentCaller } from '../session/currentCaller.ts';
import { offlineStorage } from '../session/offlineStorage.ts';
import { callApi } from './callApi.ts';

type Settings = Readonly<Record<string, unknown>>;

interface Cache {
  readonly settings: Settings;
  /** Changed here and not yet kept by the server; null takes a setting away. */
  readonly pending: Settings;
}

const patience = 800;
const cacheKey = () => `settings.${currentCaller()?.email ?? ''}`;
const url = '/ticketing/v1/me/settings';

const listeners = new Set<() => void>();
const nothing: Cache = { settings: {}, pending: {} };
let cache: Cache | undefined;
let isAsked = false;
let timer: ReturnType<typeof setTimeout> | undefined;
/** One question after the other: an answer that comes late would put back what was kept since it was asked for. */
let turn: Promise<void> = Promise.resolve();

function readCache(): Cache {
  try {
    return { ...nothing, ...((offlineStorage.read(cacheKey()) ?? {}) as Partial<Cache>) };
  } catch {
    return nothing;
  }
}

function current(): Cache {
  cache ??= readCache();
  return cache;
}

function keep(next: Cache): void {
  cache = next;
  try {
    offlineStorage.keep(cacheKey(), next);
  } catch {
    // A full or closed storage: the settings last as long as the page.
  }
  for (const listener of listeners) listener();
}

/** What the server has, with what was changed here since. */
const merge = (server: Settings, pending: Settings): Settings =>
  Object.fromEntries(Object.entries({ ...server, ...pending }).filter(([, value]) => value !== null));

const isSame = (one: Settings, other: Settings) => JSON.stringify(one) === JSON.stringify(other);

async function send(): Promise<void> {
  const { pending: sent } = current();
  if (Object.keys(sent).length === 0) return;
  try {
    const server = await callApi<Settings>(url, { method: 'PUT', body: sent });
    const since = Object.entries(current().pending).filter(([key, value]) => value !== sent[key]);
    const pending = Object.fromEntries(since);
    keep({ settings: merge(server, pending), pending });
  } catch {
    // Still pending: sent with the next change, or the next visit.
  }
}

async function ask(): Promise<void> {
  try {
    const server = await callApi<Settings>(url);
    const { settings, pending } = current();
    const merged = merge(server, pending);
    if (!isSame(merged, settings)) keep({ settings: merged, pending });
    await send();
  } catch {
    // What this browser remembers has to do.
  }
}

const inTurn = (question: () => Promise<void>) => {
  turn = turn.then(question);
};

export const readUserSettings = (): Settings => current().settings;

export function writeUserSetting(key: string, value: unknown): void {
  const { settings, pending } = current();
  const change = { [key]: value ?? null };
  keep({ settings: merge(settings, change), pending: { ...pending, ...change } });
  clearTimeout(timer);
  timer = setTimeout(() => inTurn(send), patience);
}

export function subscribeUserSettings(listener: () => void): () => void {
  listeners.add(listener);
  if (!isAsked) {
    isAsked = true;
    // Safari has no idle callback.
    if ('requestIdleCallback' in window) requestIdleCallback(() => inTurn(ask), { timeout: 3000 });
    else setTimeout(() => inTurn(ask), 1000);
  }
  return () => listeners.delete(listener);
}
