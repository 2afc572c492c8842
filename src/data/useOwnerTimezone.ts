/** The organiser's timezone: for moments whose own timezone is not known, or not yet. Never the browser's. */
import { useSyncExternalStore } from 'react';
import { readTimezone, subscribeRights } from './rights.ts';

/** @returns an IANA name; undefined until it has come with the person's rights */
export const useOwnerTimezone = (): string | undefined => useSyncExternalStore(subscribeRights, readTimezone);
