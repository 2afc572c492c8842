/** What the server does beyond metadata for the area "jobs": sorted, a line an entry. Found by `overrides/behaviours.ts`. */
import type { Behaviour, Service } from '../../server/kit.ts';
import { jobBehaviour, jobRecordsService } from './Job/server.ts';

export const behaviours: readonly Behaviour[] = [jobBehaviour];

export const services: readonly Service[] = [jobRecordsService];
