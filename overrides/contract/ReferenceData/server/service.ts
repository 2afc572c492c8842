/** At every start: the data that all organisers share, and what each organiser starts with. */
import type { Service } from '../../../../server/kit.ts';
import { putDefaults } from '../../Defaults/server/putDefaults.ts';
import { writeReference } from './writeReference.ts';

export const referenceData: Service = {
  name: 'reference-data',
  async register({ database }) {
    await writeReference(database);
    await putDefaults(database);
  },
  async seed({ database }) {
    await putDefaults(database);
  },
};
