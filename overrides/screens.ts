/** Every hand-written screen and its texts: sorted, a line an entry, loaded lazily. Read by `src/main.tsx` alone. */
import type { Messages, ScreenEntry } from '../src/screens.ts';
import { saleMessages } from './sale/messages.ts';

export const screens: readonly ScreenEntry[] = [];

export const messages: readonly Messages[] = [saleMessages];
