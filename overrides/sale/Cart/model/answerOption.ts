/**
 * An option (R43): places that a cart keeps while somebody decides, performance by performance, whether the customer gets
 * them. Pure: which statuses a new option has, and what an answer does to its lines and statuses.
 */

/** A line of the cart, with what an answer goes by. */
export interface OptionLine {
  readonly ticketPrice: number;
  readonly stockContingent?: number | null;
  readonly quantity: number;
  readonly seats?: readonly number[];
  /** Whose places they are, as the cart has it. */
  readonly terms?: object;
  readonly eventDate: number;
  /** Prices of another performance are found by it. */
  readonly priceName: string;
}

export type OptionAnswerStatus = 'pending' | 'approved' | 'rejected';

/** Of one performance, as the cart keeps it; ids of event dates. */
export interface OptionEntry {
  readonly status: OptionAnswerStatus;
  readonly requestedEventDate: number;
  readonly approvedEventDate: number | null;
  readonly requestedParticipantNb: number;
  readonly approvedParticipantNb: number | null;
  /** Places by the id of their price. */
  readonly requestedParticipantNbPerTicketPriceHash: Readonly<Record<string, number>>;
  /** Places by the id of their contingent; those of none are not in it. */
  readonly requestedParticipantNbPerContingent: Readonly<Record<string, number>>;
}

const sumBy = (lines: readonly OptionLine[], keyOf: (line: OptionLine) => number | null | undefined) => {
  const sums: Record<string, number> = {};
  for (const line of lines) {
    const key = keyOf(line);
    if (key) sums[key] = (sums[key] ?? 0) + line.quantity;
  }
  return sums;
};

const countPlaces = (lines: readonly OptionLine[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** What is asked for: an entry a performance, in the order of the cart. */
export function listRequested(lines: readonly OptionLine[]): readonly OptionEntry[] {
  const dates = [...new Set(lines.map(({ eventDate }) => eventDate))];
  return dates.map((eventDate) => {
    const own = lines.filter((line) => line.eventDate === eventDate);
    return {
      status: 'pending',
      requestedEventDate: eventDate,
      approvedEventDate: null,
      requestedParticipantNb: countPlaces(own),
      approvedParticipantNb: null,
      requestedParticipantNbPerTicketPriceHash: sumBy(own, ({ ticketPrice }) => ticketPrice),
      requestedParticipantNbPerContingent: sumBy(own, ({ stockContingent }) => stockContingent),
    };
  });
}

export interface OptionAnswer {
  readonly eventDate: number;
  readonly status: OptionAnswerStatus;
  /** Another performance that is offered instead. */
  readonly approvedEventDate?: number | null | undefined;
}

export interface AnsweredOption {
  readonly entries: readonly OptionEntry[];
  /** What the cart keeps; seats are those of the performance asked for. */
  readonly lines: readonly OptionLine[];
}

/** Why an answer cannot be given. */
export interface AnswerObstacle {
  readonly obstacle: 'unknown' | 'nothing' | 'price' | 'double';
  readonly eventDate: number;
  readonly price?: string;
}

/** Lines moved to another performance, at its prices of the same names. */
function moveLines(
  lines: readonly OptionLine[],
  to: { readonly eventDate: number; readonly prices: ReadonlyMap<string, number> },
): readonly OptionLine[] | { readonly missing: string } {
  const moved: OptionLine[] = [];
  for (const { priceName, quantity } of lines) {
    const ticketPrice = to.prices.get(priceName);
    if (ticketPrice === undefined) return { missing: priceName };
    moved.push({ ticketPrice, quantity, eventDate: to.eventDate, priceName });
  }
  return moved;
}

/** The performance whose places the cart keeps for an entry. */
const heldOn = (entry: OptionEntry) => entry.approvedEventDate ?? entry.requestedEventDate;

/** @param pricesOf the ids of prices by their names, of each performance that an answer offers instead */
export function answerOption(
  option: { readonly entries: readonly OptionEntry[]; readonly lines: readonly OptionLine[] },
  answers: readonly OptionAnswer[],
  pricesOf: ReadonlyMap<number, ReadonlyMap<string, number>>,
): AnsweredOption | AnswerObstacle {
  let { entries, lines } = option;
  for (const { eventDate, status, approvedEventDate } of answers) {
    const entry = entries.find(({ requestedEventDate }) => requestedEventDate === eventDate);
    if (!entry) return { obstacle: 'unknown', eventDate };
    const current = heldOn(entry);
    const own = lines.filter((line) => line.eventDate === current);
    const others = lines.filter((line) => line.eventDate !== current);
    if (status !== 'rejected' && own.length === 0) return { obstacle: 'nothing', eventDate };
    const target = status === 'approved' ? (approvedEventDate ?? current) : eventDate;
    if (target !== current && others.some((line) => line.eventDate === target))
      return { obstacle: 'double', eventDate: target };
    let kept: readonly OptionLine[] = status === 'rejected' ? [] : own;
    if (status !== 'rejected' && target !== current) {
      const moved = moveLines(own, { eventDate: target, prices: pricesOf.get(target) ?? new Map() });
      if ('missing' in moved) return { obstacle: 'price', eventDate: target, price: moved.missing };
      kept = moved;
    }
    lines = [...others, ...kept];
    const approved =
      status === 'approved'
        ? { approvedEventDate: target, approvedParticipantNb: countPlaces(kept) }
        : { approvedEventDate: null, approvedParticipantNb: null };
    entries = entries.map((one) => (one === entry ? { ...entry, status, ...approved } : one));
  }
  return { entries, lines };
}

/** Of the whole option: pending while one performance is, approved when at least one was. */
export function summarizeOption(entries: readonly Pick<OptionEntry, 'status'>[]): OptionAnswerStatus {
  if (entries.some(({ status }) => status === 'pending')) return 'pending';
  return entries.some(({ status }) => status === 'approved') ? 'approved' : 'rejected';
}
