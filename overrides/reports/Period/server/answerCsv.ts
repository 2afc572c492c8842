/** Rows as a file with the decimals and the delimiter that a spreadsheet of that language reads. */
import { delimiterOf, renderCsv } from '../../../../server/kit.ts';

/** @param filename without its ending */
export function answerCsv(
  rows: readonly (readonly (string | number)[])[],
  language: 'en' | 'fr',
  filename: string,
) {
  const text = renderCsv(rows, delimiterOf(language), language === 'fr' ? ',' : '.');
  return {
    document: Buffer.from(`\ufeff${text}`),
    contentType: 'text/csv; charset=utf-8',
    filename: `${filename}.csv`,
  };
}
