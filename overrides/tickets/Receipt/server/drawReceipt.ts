/** A receipt as PDF or in a printer's dots: the work of a thread of the pool (`receipt.ts`). */
import { fileURLToPath } from 'node:url';
import { typesetPdf, typesetPng } from '../../../fiscal/Typesetter/server/typeset.ts';
import type { ReceiptSheet } from '../model.ts';

const folder = fileURLToPath(new URL('./templates', import.meta.url));

interface Drawing {
  readonly receipt: ReceiptSheet;
  readonly format: 'pdf' | 'png';
  /** Of a PNG: dots an inch. */
  readonly dpi: number;
}

export function drawReceipt({ receipt, format, dpi }: Drawing): Uint8Array {
  const sheet = { folder, template: 'receipt', data: receipt };
  return format === 'pdf' ? typesetPdf(sheet) : typesetPng(sheet, dpi);
}
