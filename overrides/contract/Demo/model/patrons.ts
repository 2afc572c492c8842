/** A change of many customers that the theatre made: those who give to it are of its partners' patronage department. */
import type { Row } from './buildSeason.ts';

/** Ids of contacts, in order. */
export const PATRONS = [4, 10] as const;

const AFTER = { service: 'Mécénat' };

/** What a patron's contact is since. */
export const patronFields = (id: number): Row =>
  PATRONS.some((patron) => patron === id) ? { service: AFTER.service } : {};

export const patronJob: Row = {
  name: 'customer-change',
  action: 'update',
  status: 'SUCCESS',
  progress: 100,
  user_id: 1,
  parameters: {
    operation: 'update',
    entity: 'CrmCustomer',
    task: 'edit',
    editType: 'edit',
    patch: AFTER,
    total: PATRONS.length,
    isDeletion: false,
  },
  user_data: { name: 'Camille Laurent' },
  result: {
    after: PATRONS.at(-1),
    total: PATRONS.length,
    changed: PATRONS.length,
    unchanged: 0,
    failed: 0,
  },
};

/** @param names of the contacts, by id from 1 */
export const listPatronChanges = (job: number, names: readonly string[]): readonly Row[] =>
  PATRONS.map((customer) => ({
    job_id: job,
    customer_id: customer,
    name: names[customer - 1],
    state: 'changed',
    before: { service: null },
    after: AFTER,
  }));
