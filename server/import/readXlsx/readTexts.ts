/** The texts that the cells of a workbook share, by their place. */
import { importProblem } from '../errors.ts';
import { readXml } from '../readXml.ts';
import { gatherText } from './gatherText.ts';

const mostTexts = 5_000_000;

export async function readTexts(pieces: AsyncIterable<string>): Promise<readonly string[]> {
  const texts: string[] = [];
  const gatherer = gatherText();
  await readXml(pieces, {
    ...gatherer,
    close(name) {
      gatherer.close(name);
      if (name !== 'si') return;
      if (texts.length >= mostTexts) throw importProblem('IMP-003', { most: mostTexts, what: 'texts' });
      texts.push(gatherer.take());
    },
  });
  return texts;
}
