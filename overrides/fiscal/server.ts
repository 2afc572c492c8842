/** What the server does beyond metadata for the area "fiscal": sorted, a line an entry. Found by `overrides/behaviours.ts`. */
import type { Behaviour, Service } from '../../server/kit.ts';
import { auditDocumentService } from './AuditDocument/server/addDocuments.ts';
import { auditDocumentBehaviour } from './AuditDocument/server/behaviour.ts';
import { journalRecordBehaviour } from './Journal/server/behaviour.ts';
import { journalService } from './Journal/server/service.ts';

export const behaviours: readonly Behaviour[] = [auditDocumentBehaviour, journalRecordBehaviour];

export const services: readonly Service[] = [auditDocumentService, journalService];
