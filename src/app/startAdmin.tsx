/** Draws the admin into the page, in the language of who is signed in. */
import { localStorageStore, type Store } from 'ra-core';
import { createRoot } from 'react-dom/client';
import { loadSchema } from '../data/descriptors.ts';
import { loadRights, settledRights } from '../data/rights.ts';
import { screenAt } from '../data/screenPath.ts';
import { loadTexts, makeI18nProvider } from '../i18n/makeI18nProvider.ts';
import type { MenuSection, Messages, ScreenEntry } from '../screens.ts';
import { currentCaller } from '../session/currentCaller.ts';
import { loadFonts } from '../theme/loadFonts.ts';
import { App } from './App.tsx';

export interface Registry {
  readonly screens: readonly ScreenEntry[];
  readonly sections: readonly MenuSection[];
  /** Names of the menu's lines and sections. */
  readonly menu: Messages;
  readonly messages: Messages;
  readonly refusals: Messages;
}

/**
 * The browser's store of settings, without how far a list was scrolled: react-admin keeps that a moment late, from the
 * screen that came next, and for all windows. Lists keep their place themselves.
 */
function openStore(): Store {
  const store = localStorageStore('1', 'back-office');
  const isPlace = (key: string) => key.endsWith('.scrollPosition');
  return {
    ...store,
    getItem: (key, absent) => (isPlace(key) ? absent : store.getItem(key, absent)),
    setItem: (key, value) => {
      if (!isPlace(key)) store.setItem(key, value);
    },
  };
}

/** The language chosen on this browser, or else the account's. */
const readLocale = (store: Store) => store.getItem<string>('locale') ?? currentCaller()?.locale;

/** Fetches the language's texts while the sign-in is settled. */
export async function fetchAhead({ menu }: Registry): Promise<void> {
  await Promise.all([loadTexts(menu, readLocale(openStore())), loadFonts()]);
}

/** What the first screen is drawn from: React draws one that has to wait 300 ms later at the earliest. */
async function prepareScreen(path: string): Promise<void> {
  const name = screenAt(path)?.entity;
  // What cannot be fetched is asked for again, and reported, by the screen.
  if (name) await loadSchema(name).catch(() => undefined);
  else await settledRights();
}

export async function startAdmin(
  root: HTMLElement,
  { screens, sections, ...texts }: Registry,
): Promise<void> {
  const store = openStore();
  loadRights();
  const [i18nProvider] = await Promise.all([
    makeI18nProvider(texts, readLocale(store)),
    prepareScreen(window.location.pathname),
    loadFonts(),
  ]);
  createRoot(root).render(
    <App screens={screens} sections={sections} store={store} i18nProvider={i18nProvider} />,
  );
}
