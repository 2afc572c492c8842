/**
 * SQL: a performance `e` of the show `t` plays in the same room at the same time. The same venue, unless both name a
 * plan of seats and these differ: a house with two rooms has two. One without an end is taken to last two hours, and
 * none longer than a week is looked for.
 */
interface Playing {
  readonly start: string;
  readonly end: string;
  readonly venue: string;
  readonly seatConfig: string;
}

const ROOM = `coalesce(e."seat_config_id", (SELECT l."seat_config_id" FROM "logical_seat_config" l
  WHERE l."contract_id" = e."contract_id" AND l."id" = e."logical_seat_config_id"))`;

export const renderRoomClash = ({ start, end, venue, seatConfig }: Playing): string =>
  `e."status" <> 'cancelled' AND t."venue_id" = ${venue}
    AND e."start_date" < ${end} AND e."start_date" > ${start} - interval '7 days'
    AND coalesce(e."end_date", e."start_date" + interval '2 hours') > ${start}
    AND coalesce(${ROOM} = ${seatConfig}, true)`;
