/** The contract that a person with several works for in this browser: asked for with every new token. */
import { storage } from './storage.ts';

const KEY = 'back-office.contract';

export const chosenContract = {
  read(): number | undefined {
    const kept = storage.getItem(KEY);
    return kept === null ? undefined : Number(kept);
  },
  keep: (contract: number) => storage.setItem(KEY, String(contract)),
  forget: () => storage.removeItem(KEY),
};
