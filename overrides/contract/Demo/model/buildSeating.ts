/** The big room with its numbered seats, and last night's performance in it: who sat where. */
import { CONTRACT, own, type Performance, type Row } from './buildSeason.ts';
import type { SaleRows } from './writeSale.ts';

const SEATS_A_ROW = 20;

/** Rows of the orchestra, then those of the balcony. */
const ROWS = [...'ABCDEFGHJKLMNPQR', 'AA', 'BB', 'CC', 'DD'] as const;
const ORCHESTRA_ROWS = 16;

const GROUPS = [
  { label: 'Carré or', seat_color: '#b8860b' },
  { label: '1re série', seat_color: '#8e2f4f' },
  { label: '2e série', seat_color: '#2f6690' },
] as const;

type Sold = Pick<SaleRows, 'ticket' | 'booking_item'>;

/** Ids of the groups by how far a row is from the stage. */
const findGroup = (row: number) => (row < 6 ? 1 : row < ORCHESTRA_ROWS ? 2 : 3);

/** A plan is drawn in units of a seat's width; the stage is at the top. */
function buildSeats(): readonly Row[] {
  return own(
    ROWS.flatMap((row, rank) =>
      Array.from({ length: SEATS_A_ROW }, (_, index) => {
        const isBalcony = rank >= ORCHESTRA_ROWS;
        // Odd numbers on the garden side, even ones on the court side, counted from the aisle.
        const isGarden = index < SEATS_A_ROW / 2;
        const number = isGarden ? SEATS_A_ROW - 1 - index * 2 : (index - SEATS_A_ROW / 2 + 1) * 2;
        const isWheelchair = rank === 0 && (index < 2 || index > 17);
        return {
          seat_config_id: 1,
          label: `${row}-${number}`,
          type: isWheelchair ? 'reduced_mobility' : isBalcony ? 'foldable' : 'normal',
          floor_id: isBalcony ? 2 : 1,
          zone_id: isGarden ? 1 : 2,
          row,
          seat_number: String(number),
          has_obstructed_view: isBalcony && (index === 0 || index === SEATS_A_ROW - 1),
          row_rank: rank + 1,
          position: index + 1,
          coordinates: {
            x: index + (isGarden ? 0 : 1.5),
            y: Math.round(rank * 12 + (isBalcony ? 30 : 0)) / 10,
          },
          angle: 0,
        };
      }),
    ),
  );
}

/** Who sits where: best seats first, those for wheelchairs kept for who needs one (R44d). */
function assignSeats(seats: readonly Row[], tickets: readonly Row[]): ReadonlyMap<unknown, Row> {
  const free = seats.filter(({ type }) => type !== 'reduced_mobility');
  return new Map(tickets.flatMap((ticket, index) => (free[index] ? [[free[index].id, ticket]] : [])));
}

/** A performance in the room, and the tickets of its seats. */
interface Seated {
  readonly performance: Performance;
  readonly taken: ReadonlyMap<unknown, Row>;
}

function occupySeats(seats: readonly Row[], seated: readonly Seated[]): readonly Row[] {
  return own(
    seated.flatMap(({ performance, taken }) =>
      seats.map((seat) => {
        const ticket = taken.get(seat.id);
        return {
          event_date_id: performance.id,
          seat_id: seat.id,
          seat_config_id: 1,
          seat_group_id: findGroup(Number(seat.row_rank) - 1),
          status: ticket ? (ticket.first_scanned_date ? 'scanned' : 'in_order') : 'available',
          booking_status: ticket ? 'booked' : null,
          order_id: ticket?.order_id ?? null,
          ticket_id: ticket?.id ?? null,
          visible: true,
          manually_assigned: false,
          is_locked: false,
          ...(ticket ? { updated_at: ticket.first_scanned_date ?? ticket.bought_at } : {}),
        };
      }),
    ),
  );
}

/** The seat as it is printed on the ticket and stored in the booking. */
function labelSeats(seats: readonly Row[], seated: readonly Seated[], { ticket, booking_item }: Sold): Sold {
  const seatOf = new Map(
    seated.flatMap(({ taken }) =>
      seats.flatMap((seat) => (taken.get(seat.id) ? [[taken.get(seat.id)?.id, seat]] : [])),
    ),
  );
  const groups = GROUPS.map(({ label }) => label);
  return {
    ticket: ticket.map((one) => {
      const seat = seatOf.get(one.id);
      return {
        ...one,
        seat_id: seat?.id ?? null,
        seat_label: seat?.label ?? null,
        seat_group_label: seat ? groups[findGroup(Number(seat.row_rank) - 1) - 1] : null,
      };
    }),
    booking_item: booking_item.map((one) => {
      const seat = seatOf.get(one.ticket_id);
      return { ...one, seat_id: seat?.id ?? null, seat_label: seat?.label ?? null };
    }),
  };
}

/** Days ahead in which the performances of the big room have numbered seats already. */
const NUMBERED_DAYS = 14;

/** The performances of the big room with numbered seats: the last that was played, and those of the coming fortnight. */
export function listSeated(performances: readonly Performance[]): readonly Performance[] {
  const inRoom = performances.filter(({ show }) => show.venue === 0);
  return [
    ...inRoom.filter(({ day }) => day < 0).slice(-1),
    ...inRoom.filter(({ day }) => day >= 0 && day < NUMBERED_DAYS),
  ];
}

/** What a performance stores about its seats. */
export const describeSeats = (isNumbered: boolean) => ({
  is_numbered_seating: isNumbered,
  seat_config_id: isNumbered ? 1 : null,
  logical_seat_config_id: isNumbered ? 1 : null,
  nb_active_seats: isNumbered ? ROWS.length * SEATS_A_ROW : 0,
});

/**
 * @param sold every ticket, in the order in which they were sold
 * @returns `room`: what performances point to; `rows`: what points to performances and tickets
 */
export function buildSeating(
  performances: readonly Performance[],
  sold: Sold,
): {
  readonly room: Record<string, readonly Row[]>;
  readonly rows: Record<string, readonly Row[]>;
  readonly sold: Sold;
} {
  const seats = buildSeats();
  const seated = performances.map((performance) => ({
    performance,
    taken: assignSeats(
      seats,
      sold.ticket.filter(
        ({ event_date_id, status }) => event_date_id === performance.id && status !== 'refunded',
      ),
    ),
  }));
  return {
    room: buildRoom(seats),
    rows: {
      available_seat: occupySeats(seats, seated),
      ticket_price_seat_group: own(
        performances.flatMap(({ prices }) =>
          prices.flatMap(({ id }) =>
            GROUPS.map((_, index) => ({ ticket_price_id: id, seat_group_id: index + 1 })),
          ),
        ),
      ),
    },
    sold: labelSeats(seats, seated, sold),
  };
}

function buildRoom(seats: readonly Row[]): Record<string, readonly Row[]> {
  const pairs = (ids: readonly number[]) =>
    ids.map((target_id, position) => ({ contract_id: CONTRACT, source_id: 1, target_id, position }));
  return {
    seat_config: own([{ label: 'Grande Salle', is_hidden: false }]),
    seat_floor: own([
      { seat_config_id: 1, name: 'Orchestre' },
      { seat_config_id: 1, name: 'Balcon' },
    ]),
    seat_zone: own([
      { seat_config_id: 1, name: 'Jardin' },
      { seat_config_id: 1, name: 'Cour' },
    ]),
    seat_group: own(GROUPS.map((group) => ({ ...group, is_hidden: false }))),
    seat_config_seat_group_list: pairs([1, 2, 3]),
    seat_config_block: own([
      { seat_config_id: 1, info: 'Scène', x: 0, y: -4, z: 0, width: 21.5, height: 2.5, font_size: 18 },
      { seat_config_id: 1, info: 'Régie', x: 9, y: 26, z: 0, width: 4, height: 1.5, font_size: 10 },
    ]),
    seat: seats,
    logical_seat_config: own([
      {
        name: 'Grande Salle, places numérotées',
        seat_config_id: 1,
        is_numbered_seating: true,
        total_stock: seats.length,
        unlimited_stock: false,
        default_seat_group_id: 2,
        is_hidden: false,
      },
      {
        name: 'Studio, placement libre',
        seat_config_id: null,
        is_numbered_seating: false,
        total_stock: 90,
        unlimited_stock: false,
        default_seat_group_id: null,
        is_hidden: false,
      },
    ]),
    logical_seat_config_seat_group_list: pairs([1, 2, 3]),
    available_seat_model: own(
      seats.map((seat, index) => ({
        logical_seat_config_id: 1,
        seat_id: seat.id,
        seat_group_id: findGroup(Number(seat.row_rank) - 1),
        position: index + 1,
        status: 'available',
      })),
    ),
  };
}
