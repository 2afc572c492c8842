/** The rooms of `rooms.ts` as rows, after those of the theatre's own: their plans, how they are sold, a show in each. */
import { hashPrice } from '../../../programming/TicketPrice/model/hashPrice.ts';
import { type SavedSeat, saveSeats } from '../../../seating/SeatConfig/model/savePlan.ts';
import type { Tables } from './buildDemo.ts';
import { CONTRACT, findInstant, type Row, SHOW_TAX, TIMEZONE } from './buildSeason.ts';
import { dateRows } from './dateRows.ts';
import { demoCategories, demoInvitation } from './programme.ts';
import { type DemoRoom, demoRooms } from './rooms.ts';

/** Ids that are free, by table. */
export interface FirstIds {
  readonly venue: number;
  readonly ticketing: number;
  readonly eventDate: number;
  readonly ticketPrice: number;
  readonly priceGroup: number;
  readonly plan: number;
  readonly floor: number;
  readonly zone: number;
  readonly block: number;
  readonly seatGroup: number;
  readonly configuration: number;
}

/** What the database makes of a plan: its seats as the editor saves them, their groups, and those of its performances. */
export interface RoomSeats {
  readonly plan: number;
  readonly configuration: number;
  readonly seats: readonly SavedSeat[];
  readonly groups: readonly { readonly zone: string; readonly group: number }[];
  readonly eventDates: readonly number[];
}

const number = (first: number, rows: readonly Row[]) =>
  rows.map((row, index) => ({ contract_id: CONTRACT, id: first + index, ...row }));

const pairs = (source_id: number, ids: readonly number[]) =>
  ids.map((target_id, position) => ({ contract_id: CONTRACT, source_id, target_id, position }));

const count = <Item>(items: readonly Item[], of: (item: Item) => number) =>
  items.reduce((sum, item) => sum + of(item), 0);

/** Each kind of price in each group: as the buyer sees it, one price a group. */
const kindsOf = ({ groups }: DemoRoom, firstGroup: number) =>
  groups.flatMap(({ label, price }, index) =>
    [
      { name: `Plein tarif · ${label}`, type: 'full_price', facialValue: price, kind: 1 },
      {
        name: `Tarif réduit · ${label}`,
        type: 'reduced',
        facialValue: Math.round((price * 0.8) / 100) * 100,
        kind: 2,
      },
      { name: `${demoInvitation.name} · ${label}`, type: demoInvitation.type, facialValue: 0, kind: 4 },
    ].map((one) => ({ ...one, seatGroup: firstGroup + index })),
  );

function buildShow({ show }: DemoRoom, venue: number, position: number): Row {
  return {
    title: show.title,
    description: `<p>${show.description}</p>`,
    color: show.color,
    type: 'general_public',
    season_id: 1,
    ticketing_category_id: demoCategories.indexOf(show.category) + 1,
    organizational_unit_id: 1,
    venue_id: venue,
    city: 'Lyon',
    timezone: TIMEZONE,
    currency: 'EUR',
    is_on_sale: true,
    availability_status: 'onSale',
    future_event_dates_availability_status: 'onSale',
    position,
  };
}

function namesOf(room: DemoRoom, of: 'floor' | 'zone') {
  return [...new Set(room.drawing.seats.map((seat) => seat[of]))].filter(Boolean);
}

export function buildRooms(
  today: string,
  first: FirstIds,
): { readonly tables: Tables; readonly seats: readonly RoomSeats[] } {
  const rooms = demoRooms();
  const at = <Item>(index: number, of: (room: DemoRoom) => readonly Item[]) =>
    count(rooms.slice(0, index), (room) => of(room).length);
  const each = (build: (room: DemoRoom, index: number) => readonly Row[]) => rooms.flatMap(build);
  const groupOf = (index: number) => first.seatGroup + at(index, ({ groups }) => groups);
  const dateOf = (index: number) => first.eventDate + at(index, ({ show }) => show.days);
  const groupIds = (room: DemoRoom, index: number) => room.groups.map((_, group) => groupOf(index) + group);
  const prices = rooms.flatMap((room, index) =>
    room.show.days.flatMap((_, day) =>
      kindsOf(room, groupOf(index)).map((kind, sort) => ({ ...kind, sort, eventDate: dateOf(index) + day })),
    ),
  );
  const catalogue = {
    venue: number(
      first.venue,
      rooms.map(({ name, seatingName, address, zipCode }) => ({
        name,
        seating_name: seatingName,
        address,
        zip_code: zipCode,
        city: 'Lyon',
        country_code: 'FR',
        timezone: TIMEZONE,
      })),
    ),
    ticketing: number(
      first.ticketing,
      rooms.map((room, index) => buildShow(room, first.venue + index, first.ticketing + index - 1)),
    ),
  };
  const plans = {
    seat_config: number(
      first.plan,
      rooms.map(({ name, seatingName }) => ({ label: `${name} · ${seatingName}`, is_hidden: false })),
    ),
    seat_floor: number(
      first.floor,
      each((room, index) =>
        namesOf(room, 'floor').map((name) => ({ seat_config_id: first.plan + index, name })),
      ),
    ),
    seat_zone: number(
      first.zone,
      each((room, index) =>
        namesOf(room, 'zone').map((name) => ({ seat_config_id: first.plan + index, name })),
      ),
    ),
    seat_group: number(
      first.seatGroup,
      each(({ groups }) =>
        groups.map(({ label, color }) => ({ label, seat_color: color, is_hidden: false })),
      ),
    ),
    seat_config_seat_group_list: each((room, index) => pairs(first.plan + index, groupIds(room, index))),
    seat_config_block: number(
      first.block,
      each(({ drawing }, index) =>
        drawing.blocks.map(({ info, x, y, width, height, fontSize }) => ({
          seat_config_id: first.plan + index,
          info,
          x,
          y,
          z: 0,
          width,
          height,
          font_size: fontSize,
        })),
      ),
    ),
    logical_seat_config: number(
      first.configuration,
      rooms.map(({ name, drawing }, index) => ({
        name: `${name}, places numérotées`,
        seat_config_id: first.plan + index,
        is_numbered_seating: true,
        total_stock: drawing.seats.length,
        unlimited_stock: false,
        default_seat_group_id: groupOf(index),
        is_hidden: false,
      })),
    ),
    logical_seat_config_seat_group_list: each((room, index) =>
      pairs(first.configuration + index, groupIds(room, index)),
    ),
  };
  const performances = {
    event_date: number(
      first.eventDate,
      each(({ show, drawing, seatingName }, index) =>
        show.days.map((day) => ({
          ticketing_id: first.ticketing + index,
          start_date: findInstant(today, day, show.hour),
          end_date: new Date(
            Date.parse(findInstant(today, day, show.hour)) + show.minutes * 60_000,
          ).toISOString(),
          status: 'opened',
          seating_name: seatingName,
          is_numbered_seating: true,
          seat_config_id: first.plan + index,
          logical_seat_config_id: first.configuration + index,
          nb_active_seats: drawing.seats.length,
          unlimited_stock: false,
          total_stock: drawing.seats.length,
          base_stock: drawing.seats.length,
        })),
      ),
    ),
    ticket_price: number(
      first.ticketPrice,
      prices.map(({ name, type, facialValue, kind, sort, eventDate }) => ({
        event_date_id: eventDate,
        name,
        type,
        facial_value: facialValue,
        currency: 'EUR',
        tax_id: SHOW_TAX.id,
        ticket_price_group_id: kind,
        unlimited_stock: true,
        manual_sort: sort,
        hash: hashPrice({ name, type, facialValue, currency: 'EUR' }),
      })),
    ),
    ticket_price_seat_group: number(
      first.priceGroup,
      prices.map(({ seatGroup }, index) => ({
        ticket_price_id: first.ticketPrice + index,
        seat_group_id: seatGroup,
      })),
    ),
  };
  const seats = rooms.map(
    (room, index): RoomSeats => ({
      plan: first.plan + index,
      configuration: first.configuration + index,
      seats: saveSeats(room.drawing),
      groups: room.groups.flatMap(({ zones }, group) =>
        zones.map((zone) => ({ zone, group: groupOf(index) + group })),
      ),
      eventDates: room.show.days.map((_, day) => dateOf(index) + day),
    }),
  );
  const tables = [catalogue, plans, performances].flatMap((part) => Object.entries<readonly Row[]>(part));
  return { tables: tables.map(([table, rows]) => [table, dateRows(table, rows, today)]), seats };
}
