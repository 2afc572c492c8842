/** Sheets of labels as a PDF: the work of a thread of the pool (`labelTask.ts`). */
import { fileURLToPath } from 'node:url';
import { typesetPdf } from '../../../fiscal/Typesetter/server/typeset.ts';
import type { LabelBox, Size } from '../../../tickets/Sticker/model.ts';

const folder = fileURLToPath(new URL('./templates', import.meta.url));

interface Drawing {
  readonly page: Size;
  readonly boxes: readonly LabelBox[];
  /** Labels of the first sheet that are used up. */
  readonly skipped: number;
  readonly addresses: readonly (readonly string[])[];
}

/** @returns a copy in memory of its own, which goes to the server's thread as it is */
export const drawLabels = (drawing: Drawing): Uint8Array =>
  typesetPdf({ folder, template: 'labels', data: drawing });
