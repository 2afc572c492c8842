/** The door on the last evenings: which tickets came in and when, and the ones that came twice. */
import { own, type Performance, type Row } from './buildSeason.ts';
import { type Draw, drawInteger } from './draw.ts';

const EVENINGS = 3;
const PHONE = { device_id: 'phone-1', app_model: 'Pixel 8a', app_version: '4.2.0' } as const;

const before = (instant: string, minutes: number) =>
  new Date(Date.parse(instant) - minutes * 60_000).toISOString();

function writeScan(ticket: Row, at: string, status: string): Row {
  return {
    scan_date: at,
    created_at: at,
    status,
    ticket_id: ticket.id,
    checkpoint_id: 1,
    barcode: ticket.barcode,
    scanned_by: 'anna@demo.test',
    is_offline: false,
    ...PHONE,
  };
}

function writeCounters(ticket: Row, at: string | undefined): Row {
  const times = at ? 1 : 0;
  return {
    ticket_id: ticket.id,
    checkpoint_id: 1,
    valid: true,
    is_unlimited: false,
    max_scan_nb: 1,
    remaining_scan_nb: 1 - times,
    current_scan_nb: times,
    current_valid_scan_nb: times,
    first_scanned_date: at ?? null,
    last_scanned_date: at ?? null,
  };
}

/** Every ticket as its door left it, and what the door wrote down. */
export function drawScans(
  performances: readonly Performance[],
  tickets: readonly Row[],
  draw: Draw,
): { readonly tickets: readonly Row[]; readonly rows: Record<string, readonly Row[]> } {
  const evenings = new Map(
    performances
      .filter(({ day }) => day < 0)
      .slice(-EVENINGS)
      .map((performance) => [performance.id, performance]),
  );
  const scans: Row[] = [];
  const counters: Row[] = [];
  const seen = tickets.map((ticket) => {
    const evening = evenings.get(Number(ticket.event_date_id));
    const at = evening && draw() < 0.93 ? before(evening.startDate, drawInteger(draw, 2, 45)) : undefined;
    const times = at ? 1 : 0;
    if (at) {
      scans.push(writeScan(ticket, at, 'ok'));
      if (draw() < 0.02) scans.push(writeScan(ticket, before(at, -1), 'already_used'));
    }
    if (evening) counters.push(writeCounters(ticket, at));
    return {
      ...ticket,
      first_scanned_date: at ?? null,
      last_scanned_date: at ?? null,
      max_scan_nb: 1,
      remaining_scan_nb: 1 - times,
      current_scan_nb: times,
      current_valid_scan_nb: times,
    };
  });
  const inOrder = [...scans].sort((a, b) => String(a.scan_date).localeCompare(String(b.scan_date)));
  return {
    tickets: seen,
    rows: {
      checkpoint: own([
        {
          name: 'Entrée principale',
          is_default: true,
          is_hidden: false,
          is_deletable: false,
          is_hidable: false,
        },
        { name: 'Balcon', is_default: false, is_hidden: false, is_deletable: true, is_hidable: true },
      ]),
      scan_track: own([
        {
          name: 'Parcours standard',
          max_scan_nb: 1,
          is_default: true,
          is_hidden: false,
          is_deletable: false,
          is_hidable: false,
        },
      ]),
      scan_track_checkpoint: own([{ scan_track_id: 1, checkpoint_id: 1, max_scan_nb: 1, position: 0 }]),
      scan_config: own([{ name: 'Contrôle du hall', config: { sound: true, vibrate: true, offline: true } }]),
      scan: own(inOrder),
      ticket_checkpoint: own(counters),
    },
  };
}
