/** When the house made what it keeps: years ago its rooms, in spring its season, lately its offers; never all at once. */
import { findInstant, type Row } from './buildSeason.ts';

/** Days before today, by table: first made, over how many days, and whether the table stores its last change. */
const MADE: Readonly<Record<string, readonly [since: number, over: number, changes?: 'changes']>> = {
  accounting_client: [610, 1, 'changes'],
  audit_document: [20, 1],
  available_seat: [160, 1, 'changes'],
  booking_track: [600, 3, 'changes'],
  client: [420, 60],
  contract_addendum: [240, 1],
  crm_customer: [380, 300, 'changes'],
  customer_coupon: [60, 1],
  customer_distinction: [12, 1],
  customer_merge_record: [12, 1],
  desk_notification: [35, 1],
  device_state: [560, 1, 'changes'],
  event_date: [170, 12, 'changes'],
  event_date_pattern: [9, 1, 'changes'],
  imported_file: [12, 6, 'changes'],
  job: [2, 1, 'changes'],
  logical_seat_config: [690, 2, 'changes'],
  mass_action_aggregate: [2, 1],
  notification: [4, 1],
  offer_rule: [130, 60, 'changes'],
  provider_ticket_imported_file: [1, 1, 'changes'],
  saved_view: [50, 30, 'changes'],
  scan_config: [90, 1, 'changes'],
  scan_track: [590, 1, 'changes'],
  seat_config: [700, 1, 'changes'],
  ticket_layout: [150, 20, 'changes'],
  ticket_price: [165, 14, 'changes'],
  ticketing_option_stress: [40, 1, 'changes'],
  user_desk_notification: [30, 1],
  wallet: [580, 1],
};

/** Tables that store their last change and not their making. */
const CHANGED_ONLY = new Set(['available_seat', 'scan_config', 'ticketing_option_stress']);

/** Rows without a creation time of their own are spread over working hours. */
export function dateRows(table: string, rows: readonly Row[], today: string): readonly Row[] {
  const made = MADE[table];
  if (!made) return rows;
  const [since, over, changes] = made;
  return rows.map((row, index) => {
    const day = -since + Math.floor((index * over) / rows.length);
    const minute = (index * 37) % 480;
    const at = findInstant(today, day, `${9 + Math.floor(minute / 60)}:${minute % 60}`);
    return {
      ...(CHANGED_ONLY.has(table) ? {} : { created_at: at }),
      ...(changes ? { updated_at: row.created_at ?? at } : {}),
      ...row,
    };
  });
}
