/** At every start: the data that all organisers share, and what each organiser starts with. */
import type { Service } from '../../../../server/kit.ts';
import { seedDefaults } from '../../Defaults/server/seedDefaults.ts';
import { writeReference } from './writeReference.ts';

export const referenceData: Service = {
  name: 'reference-data',
  async register({ database }) {
    await writeReference(database);
    await seedDefaults(database);
  },
  async seed({ database }) {
    await seedDefaults(database);
  },
};
