/** A coupon as a document: the work of a thread of the pool (`couponTask.ts`). */
import { join } from 'node:path';
import { drawQrCode } from '../../../accounts/Account/server/drawQrCode.ts';
import { typesetPdf, typesetPng } from '../../../fiscal/Typesetter/server/typeset.ts';
import type { Language, PaperType } from '../../Ticket/model.ts';
import type { CouponDocument } from '../model.ts';

interface Drawing {
  readonly coupon: CouponDocument;
  readonly paperType: PaperType;
  readonly language: Language;
  readonly format: 'pdf' | 'png';
  /** Of a PNG. */
  readonly dpi: number;
}

/** @returns a copy in memory of its own, which goes to the server's thread as it is */
export async function drawCoupon({ coupon, paperType, language, format, dpi }: Drawing): Promise<Uint8Array> {
  const svg = await drawQrCode(coupon.code);
  const sheet = {
    folder: join(import.meta.dirname, 'templates'),
    template: 'coupon',
    data: { ...coupon, svg, paper: paperType, language },
  };
  return format === 'pdf' ? typesetPdf(sheet) : typesetPng(sheet, dpi);
}
