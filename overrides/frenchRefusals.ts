/** What a person reads of refusals in French, and the rights they name: fetched with the first of them. Sorted, a line an entry. */
import { policies } from './accounts/Policy/model/french.ts';
import { refusals as accounts } from './accounts/refusals/fr.ts';
import { refusals as box } from './box/refusals/fr.ts';
import { refusals as contract } from './contract/refusals/fr.ts';
import { refusals as desk } from './desk/refusals/fr.ts';
import { refusals as jobs } from './jobs/refusals/fr.ts';
import { refusals as programming } from './programming/refusals/fr.ts';
import { refusals as sale } from './sale/refusals/fr.ts';
import { refusals as tickets } from './tickets/refusals/fr.ts';

export const frenchRefusals: readonly object[] = [
  { policy: policies.policy },
  accounts,
  box,
  contract,
  desk,
  jobs,
  programming,
  sale,
  tickets,
];
