/** What the server does beyond metadata for the area "fiscal": sorted, a line an entry. Found by `overrides/behaviours.ts`. */
import type { Behaviour, Service } from '../../server/kit.ts';
import { journalRecordBehaviour } from './Journal/server/behaviour.ts';
import { journalService } from './Journal/server/service.ts';

export const behaviours: readonly Behaviour[] = [journalRecordBehaviour];

export const services: readonly Service[] = [journalService];
