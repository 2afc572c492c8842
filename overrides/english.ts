/** The texts of all hand-written screens in English: every folder `messages`. Fetched where that language is read. */
/// <reference types="vite/client" />
const bundles = import.meta.glob<Readonly<Record<string, object>>>('./**/messages/en.ts', { eager: true });

export const english: readonly object[] = Object.values(bundles).flatMap((bundle) => Object.values(bundle));
