/** Every hand-written screen and its texts: sorted, a line an entry, loaded lazily. Read by `src/main.tsx` alone. */
import type { Messages, ScreenEntry } from '../src/screens.ts';

export const screens: readonly ScreenEntry[] = [];

export const messages: readonly Messages[] = [];
