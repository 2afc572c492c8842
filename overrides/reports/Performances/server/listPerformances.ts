/** `GET /accountability/performances`: performances of a period with what they took, each of which has its statement. */
import type { PerformancesOfDays } from '../../../../schema/generated/reports/PerformancesOfDays.ts';
import { defineCall } from '../../../../server/call.ts';
import { sqlFile } from '../../../../server/sql.ts';
import { reportProblem } from '../../errors.ts';
import { countDays, MOST_DAYS } from '../../Takings/model.ts';
import { findReach } from './findReach.ts';

const readPerformances = sqlFile<
  {
    readonly contract: number;
    readonly from: string | null;
    readonly to: string | null;
    readonly shows: readonly number[] | null;
  },
  { readonly answer: PerformancesOfDays }
>(import.meta.dirname, 'readPerformances.sql');

export const listPerformances = defineCall(
  'GET /accountability/performances',
  async ({ tx, contract, caller }, { query }) => {
    const { from = null, to = null } = query;
    if (from !== null && to !== null && countDays(from, to) === undefined)
      throw reportProblem('REPORT-002', { from, to, most: MOST_DAYS });
    const [row] = await tx.query(readPerformances({ contract, from, to, shows: findReach(caller) }));
    if (!row) throw new Error(`The contract "${contract}" is not there any more.`);
    return { value: row.answer };
  },
);
