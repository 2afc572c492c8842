/**
 * Every hand-written screen and its texts: what `screens.ts` of each area's folder exports, and the folders `messages`
 * and `refusals` anywhere below it. An area is there once its file is. Read by `src/main.tsx` alone.
 */
/// <reference types="vite/client" />
import type { Messages, ScreenEntry } from '../src/screens.ts';

export { sections } from './menu/sections.ts';

interface AreaScreens {
  readonly screens: readonly ScreenEntry[];
}

export const screens: readonly ScreenEntry[] = Object.values(
  import.meta.glob<AreaScreens>('./*/screens.ts', { eager: true }),
).flatMap((area) => area.screens);

export const menu: Messages = {
  en: async () => [(await import('./menu/en.ts')).menu],
  fr: async () => [(await import('./menu/fr.ts')).menu],
};

export const messages: Messages = {
  en: async () => (await import('./english.ts')).english,
  fr: async () => (await import('./french.ts')).french,
};

export const refusals: Messages = {
  en: async () => (await import('./englishRefusals.ts')).englishRefusals,
  fr: async () => (await import('./frenchRefusals.ts')).frenchRefusals,
};
