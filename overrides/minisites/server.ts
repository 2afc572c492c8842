/** What the server does beyond metadata for the area "minisites": sorted, a line an entry. Found by `overrides/behaviours.ts`. */
import type { Behaviour } from '../../server/kit.ts';
import { minisiteBehaviour } from './Minisite/server.ts';

export const behaviours: readonly Behaviour[] = [minisiteBehaviour];
