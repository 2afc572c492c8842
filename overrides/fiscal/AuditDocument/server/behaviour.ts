/**
 * `GET /audit_documents/{id}/file.pdf`: what the journal has of the document's period. A document of other days is made on
 * request, and whether the records of its period are whole is verified and kept.
 */
import { defineAction } from '../../../../server/action.ts';
import { defineBehaviour } from '../../../../server/behaviour.ts';
import { sqlFile } from '../../../../server/sql.ts';
import { fiscalProblem } from '../../errors.ts';
import { answerSheet } from '../../Sheet/server/sheetTask.ts';
import { type Audit, describeAudit } from '../model/describeAudit.ts';
import { verifyPeriod } from './verifyPeriod.ts';

export const readAudit = sqlFile<
  { readonly contract: number; readonly id: number },
  { readonly audit: Audit }
>(import.meta.dirname, 'readAudit.sql');

const readDays = sqlFile<
  { readonly contract: number; readonly from: string; readonly to: string; readonly now: string },
  { readonly start: string; readonly end: string; readonly isOver: boolean; readonly id: number | null }
>(import.meta.dirname, 'readDays.sql');

const file = defineAction('AuditDocument.file', {
  async run({ tx, contract }, { id }) {
    const [row] = await tx.query(readAudit({ contract, id }));
    if (!row) throw new Error(`The audit document "${id}" is not there any more.`);
    return row.audit;
  },
  finish: (context, audit, { query: { language } }) =>
    answerSheet(context, describeAudit(audit, language), `audit-${audit.start.slice(0, 10)}`),
});

const make = defineAction('AuditDocument.make', {
  async run({ tx, contract, now, write }, { body: { from, to } }) {
    const [days] = await tx.query(readDays({ contract, from, to, now: now.toISOString() }));
    if (!days?.isOver) throw fiscalProblem('FISCAL-001', { from, to });
    if (days.id !== null) return { id: days.id };
    const id = await write.create('AuditDocument', { startDate: days.start, endDate: days.end });
    return { id };
  },
});

const verify = defineAction('AuditDocument.verify', {
  prepare: (context, { id }) => verifyPeriod(context, id),
  async run({ write, now }, { id }, { recordCount, fault }) {
    await write.update('AuditDocument', id, {
      verifiedAt: now.toISOString(),
      recordCount,
      fault: fault?.slice(0, 500) ?? null,
    });
    return { id };
  },
});

export const auditDocumentBehaviour = defineBehaviour('AuditDocument', { actions: [file, make, verify] });
