/** What a person reads of refusals in English, and the rights they name: fetched with the first of them. Sorted, a line an entry. */
import { policies } from './accounts/Policy/model/english.ts';
import { refusals as accounts } from './accounts/refusals/en.ts';
import { refusals as box } from './box/refusals/en.ts';
import { refusals as contract } from './contract/refusals/en.ts';
import { refusals as desk } from './desk/refusals/en.ts';
import { refusals as jobs } from './jobs/refusals/en.ts';
import { refusals as programming } from './programming/refusals/en.ts';
import { refusals as sale } from './sale/refusals/en.ts';
import { refusals as tickets } from './tickets/refusals/en.ts';

export const englishRefusals: readonly object[] = [
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
