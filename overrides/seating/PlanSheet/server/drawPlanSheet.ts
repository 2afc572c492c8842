/** A printed plan as PDF: the work of a thread of the pool (`planSheet.ts`). */
import { fileURLToPath } from 'node:url';
import { typesetPdf } from '../../../fiscal/Typesetter/server/typeset.ts';
import type { PlanSheet } from '../model/describePlan.ts';

const folder = fileURLToPath(new URL('./templates', import.meta.url));

export const drawPlanSheet = (sheet: PlanSheet): Uint8Array =>
  typesetPdf({ folder, template: 'plan', data: sheet });
