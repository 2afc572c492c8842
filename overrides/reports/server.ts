/** What the server does beyond metadata for the area "reports": sorted, a line an entry. Found by `overrides/behaviours.ts`. */
import type { Handler } from '../../server/kit.ts';
import { listPerformances } from './Performances/server/listPerformances.ts';
import { readTakings, writeTakings } from './Takings/server/readTakings.ts';

export const calls: readonly Handler[] = [listPerformances, readTakings, writeTakings];
