/** A sheet as PDF: the work of a thread of the pool (`sheetTask.ts`). */
import { fileURLToPath } from 'node:url';
import { typesetPdf } from '../../Typesetter/server/typeset.ts';
import type { Sheet } from '../model.ts';

const folder = fileURLToPath(new URL('./templates', import.meta.url));

export const drawSheet = (sheet: Sheet): Uint8Array => typesetPdf({ folder, template: 'sheet', data: sheet });
