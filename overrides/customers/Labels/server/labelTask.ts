/** The drawing of labels, for `host.workers`: two hundred sheets take seconds, in which a server would answer nobody. */
import type { WorkTask } from '../../../../server/kit.ts';
import type { drawLabels } from './drawLabels.ts';

export const labelTask: WorkTask<typeof drawLabels> = {
  name: 'drawLabels',
  file: new URL('./drawLabels.ts', import.meta.url),
  timeLimit: 60_000,
};
