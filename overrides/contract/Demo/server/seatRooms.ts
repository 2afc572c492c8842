/**
 * Three rooms beside the demo theatre's own, made as for anybody: drawn as the editor saves a plan, and given to their
 * performances. A service of its own, after the demo: tests of other things leave out its thirteen thousand seats.
 */
import { gatherStatistics, type Service, type Sql } from '../../../../server/kit.ts';
import { muteOutbox, sqlFile } from '../../../../server/sql.ts';
import { findLocalDay } from '../../../sale/CashRegister/model.ts';
import { makeSeats } from '../../../seating/SeatChoice/server/seatPerformance.ts';
import { writePlan } from '../../../seating/SeatConfig/server/drawPlan.ts';
import { buildRooms, type FirstIds, type RoomSeats } from '../model/buildRooms.ts';
import { CONTRACT, TIMEZONE } from '../model/buildSeason.ts';
import { writeTables } from './writeTables.ts';

const folder = import.meta.dirname;

const readFreeIds = sqlFile<{ readonly contract: number }, FirstIds>(folder, 'readFreeIds.sql');

const groupSeats = sqlFile<{
  readonly contract: number;
  readonly plan: number;
  readonly configuration: number;
  readonly groups: string;
}>(folder, 'groupSeats.sql');

async function seatRoom(tx: Sql, { plan, configuration, seats, groups, eventDates }: RoomSeats) {
  const of = { contract: CONTRACT, plan };
  await tx.query(writePlan({ ...of, version: 1, seats: JSON.stringify(seats) }));
  await gatherStatistics(tx, 'seat');
  await tx.query(groupSeats({ ...of, configuration, groups: JSON.stringify(groups) }));
  await gatherStatistics(tx, 'available_seat_model');
  for (const eventDate of eventDates)
    await tx.query(makeSeats({ contract: CONTRACT, eventDate, configuration }));
}

export const demoRooms: Service = {
  name: 'demo-rooms',
  register: () => undefined,
  async seed({ database }) {
    await database.transaction('system', async (tx) => {
      await tx.query(muteOutbox);
      const [first] = await tx.query(readFreeIds({ contract: CONTRACT }));
      if (!first) return;
      const { tables, seats } = buildRooms(findLocalDay(new Date(), TIMEZONE), first);
      await writeTables(tx, tables);
      for (const room of seats) await seatRoom(tx, room);
    });
  },
};
