/** What the server does beyond metadata for the area "box": sorted, a line an entry. Found by `overrides/behaviours.ts`. */
import type { Behaviour, Service } from '../../server/kit.ts';
import { channel } from './Channel/server/service.ts';
import { deviceStateBehaviour } from './DeviceState/server/behaviour.ts';

export const behaviours: readonly Behaviour[] = [deviceStateBehaviour];

export const services: readonly Service[] = [channel];
