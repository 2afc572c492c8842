/** Draws the admin into the page, in the language chosen last. */
import { localStorageStore } from 'ra-core';
import { createRoot } from 'react-dom/client';
import { makeI18nProvider } from '../i18n/makeI18nProvider.ts';
import type { Messages, ScreenEntry } from '../screens.ts';
import { App } from './App.tsx';

export interface Registry {
  readonly screens: readonly ScreenEntry[];
  readonly messages: Messages;
  readonly refusals: Messages;
}

export async function startAdmin(root: HTMLElement, { screens, ...texts }: Registry): Promise<void> {
  const store = localStorageStore('1', 'back-office');
  const i18nProvider = await makeI18nProvider(texts, store.getItem<string>('locale'));
  createRoot(root).render(<App screens={screens} store={store} i18nProvider={i18nProvider} />);
}
