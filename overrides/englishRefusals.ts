/** What a person reads of refusals in English, and the rights they name: every folder `refusals`. Fetched with the first of them. */
/// <reference types="vite/client" />
const bundles = import.meta.glob<Readonly<Record<string, object>>>('./*/refusals/en.ts', { eager: true });

export const englishRefusals: readonly object[] = Object.values(bundles).flatMap((bundle) =>
  Object.values(bundle),
);
