/** A statement as PDF: the work of a thread of the pool (`statement.ts`). */
import { fileURLToPath } from 'node:url';
import { typesetPdf } from '../../../fiscal/Typesetter/server/typeset.ts';
import type { Statement } from '../model/describeStatement.ts';

const folder = fileURLToPath(new URL('./templates', import.meta.url));

export const drawStatement = (statement: Statement): Uint8Array =>
  typesetPdf({ folder, template: 'statement', data: statement });
