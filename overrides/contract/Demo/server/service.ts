/** Writes the demo organiser into an empty database: one statement a table, nothing written to the outbox. */
import type { Service } from '../../../../server/kit.ts';
import { muteOutbox } from '../../../../server/sql.ts';
import { earnPerformances } from '../../../money/Ledger/server/earnPerformances.ts';
import { recordMoney } from '../../../money/Ledger/server/recordMoney.ts';
import { drawNumbers } from '../../../money/NumberSeries/server/drawNumbers.ts';
import { findLocalDay } from '../../../sale/CashRegister/model.ts';
import { buildDemo } from '../model/buildDemo.ts';
import { CONTRACT, TIMEZONE } from '../model/buildSeason.ts';
import { writeTables } from './writeTables.ts';

export const demo: Service = {
  name: 'demo',
  register: () => undefined,
  async seed({ database }) {
    const now = new Date();
    const { tables, ledger, numbers, after } = buildDemo(findLocalDay(now, TIMEZONE));
    await database.transaction('system', async (tx) => {
      await tx.query(muteOutbox);
      await writeTables(tx, tables);
      await drawNumbers(tx, CONTRACT, numbers);
      await recordMoney(tx, CONTRACT, ledger);
      await earnPerformances(tx, CONTRACT, now);
      await writeTables(tx, after);
    });
  },
};
