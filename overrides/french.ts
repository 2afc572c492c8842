/** The texts of all hand-written screens in French: every folder `messages`. Fetched where that language is read. */
/// <reference types="vite/client" />
const bundles = import.meta.glob<Readonly<Record<string, object>>>('./**/messages/fr.ts', { eager: true });

export const french: readonly object[] = Object.values(bundles).flatMap((bundle) => Object.values(bundle));
