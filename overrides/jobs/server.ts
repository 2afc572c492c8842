/** What the server does beyond metadata for the area "jobs": sorted, a line an entry. Found by `overrides/behaviours.ts`. */
import type { Behaviour, Service } from '../../server/kit.ts';
import { deadLetterBehaviour, deadLetters } from './DeadLetter/server.ts';
import { jobBehaviour, jobRecordsService } from './Job/server.ts';
import { scheduledTaskBehaviour, scheduledTasks } from './ScheduledTask/server.ts';

export const behaviours: readonly Behaviour[] = [deadLetterBehaviour, jobBehaviour, scheduledTaskBehaviour];

export const services: readonly Service[] = [deadLetters, jobRecordsService, scheduledTasks];
