/** What the server does beyond metadata for the area "reports": sorted, a line an entry. Found by `overrides/behaviours.ts`. */
import type { Handler } from '../../server/kit.ts';
import { readTakings, writeTakings } from './Takings/server/readTakings.ts';

export const calls: readonly Handler[] = [readTakings, writeTakings];
