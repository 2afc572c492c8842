/** Where what an import met is put right. Pure. */
import { type Fault, kindOf } from '../../ProviderTicketImportedFile/model/faults.ts';

export interface Repair {
  /** The text of the button: a name is mapped, a performance or its seats are looked at, or the file itself. */
  readonly text: 'map' | 'performance' | 'performances' | 'seats' | 'file';
  readonly path: string;
}

/** The page of names that a name is mapped on. */
const MAPPING = '/settings/ticket-import/mapping';

const PAGES = {
  showUnmapped: 'ticketing',
  priceUnmapped: 'ticketprice',
  contingentUnmapped: 'contingent',
  seatUnknown: 'seating',
} as const;

const hasPage = (code: string): code is keyof typeof PAGES => code in PAGES;

/**
 * @param file its page's address
 * @param eventDate short id of the performance that the whole file is for
 */
export function findRepair(
  fault: Fault | undefined,
  { file, eventDate }: { readonly file: string | undefined; readonly eventDate: string | undefined },
): Repair | undefined {
  if (fault && hasPage(fault.code)) {
    const name = encodeURIComponent(String(fault.values.label ?? ''));
    return { text: 'map', path: `${MAPPING}/${PAGES[fault.code]}?name=${name}` };
  }
  const kind = fault && kindOf(fault);
  if (
    eventDate !== undefined &&
    (kind === 'available_seat' || kind === 'seat' || kind === 'stock_contingent')
  )
    return { text: 'seats', path: `/events/${eventDate}/seating` };
  if (fault?.code === 'eventDateCancelled' && eventDate !== undefined)
    return { text: 'performance', path: `/events/${eventDate}` };
  if (fault?.code === 'eventDateMissing' || fault?.code === 'eventDateSeveral')
    return { text: 'performances', path: '/events' };
  return file === undefined ? undefined : { text: 'file', path: file };
}
