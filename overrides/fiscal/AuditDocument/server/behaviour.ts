/** `GET /audit_documents/{id}/file.pdf`: what the journal has of the document's period. */
import { defineAction } from '../../../../server/action.ts';
import { defineBehaviour } from '../../../../server/behaviour.ts';
import { sqlFile } from '../../../../server/sql.ts';
import { answerSheet } from '../../Sheet/server/sheetTask.ts';
import { type Audit, describeAudit } from '../model/describeAudit.ts';

export const readAudit = sqlFile<
  { readonly contract: number; readonly id: number },
  { readonly audit: Audit }
>(import.meta.dirname, 'readAudit.sql');

const file = defineAction('AuditDocument.file', {
  async run({ tx, contract }, { id }) {
    const [row] = await tx.query(readAudit({ contract, id }));
    if (!row) throw new Error(`The audit document "${id}" is not there any more.`);
    return row.audit;
  },
  finish: (context, audit, { query: { language } }) =>
    answerSheet(context, describeAudit(audit, language), `audit-${audit.start.slice(0, 10)}`),
});

export const auditDocumentBehaviour = defineBehaviour('AuditDocument', { actions: [file] });
