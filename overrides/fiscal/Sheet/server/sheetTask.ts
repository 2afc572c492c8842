/** Sets a sheet in a thread of the pool, for the answer of a call. */
import type { OutsideContext, WorkTask } from '../../../../server/kit.ts';
import type { Sheet } from '../model.ts';
import type { drawSheet } from './drawSheet.ts';

const sheetTask: WorkTask<typeof drawSheet> = {
  name: 'drawSheet',
  file: new URL('./drawSheet.ts', import.meta.url),
  timeLimit: 30_000,
};

/** @param filename without its ending */
export async function answerSheet(
  { host, contract, signal }: Pick<OutsideContext, 'host' | 'contract' | 'signal'>,
  sheet: Sheet,
  filename: string,
) {
  const document = await host.workers.run(sheetTask, sheet, { contract, signal });
  return { document, contentType: 'application/pdf', filename: `${filename}.pdf` };
}
