/** What an import of a file would do, row by row, with nothing written; and which of its names nobody has mapped yet. */
import type { Sql } from '../../../../server/kit.ts';
import { db } from '../../../../server/sql.ts';
import { type Earlier, suggestTarget } from '../../Mapping/model/suggestTarget.ts';
import type { Match, Matches, Performance, Price } from '../model/catalog.ts';
import type { Checked, Choice, Unmapped } from '../model/checked.ts';
import type { Fault } from '../model/faults.ts';
import {
  type Circumstances,
  type FileRow,
  listCodes,
  listDates,
  type PlannedRow,
  planRows,
} from '../model/planRows.ts';
import { readCodes, readDetails, readMatches, readPerformances } from './catalog.ts';
import type { FileRecord } from './readFile.ts';

const SHOWN = 50;

const UNMAPPED = {
  priceUnmapped: 'ticketPrice',
  showUnmapped: 'show',
  contingentUnmapped: 'contingent',
} as const;

const listContingents = (contract: number) =>
  db
    .selectFrom('contingent')
    .select(['id', 'name'])
    .where('contract_id', '=', contract)
    .where('is_hidden', '=', false)
    .orderBy('name');

const listTracks = (contract: number) =>
  db
    .selectFrom('scan_track')
    .select(['id', 'name'])
    .select(({ fn, ref, val }) => fn.coalesce(ref('is_default'), val(false)).as('isDefault'))
    .where('contract_id', '=', contract)
    .where('is_hidden', '=', false)
    .orderBy('name');

const iri = (collection: string, id: number) => `/ticketing/v1/${collection}/${id}`;

/** Prices of one name are one choice: what is chosen goes for the same name on other dates. */
function choosePrices(prices: readonly Price[]): readonly Choice[] {
  const named = new Map(prices.toReversed().map((price) => [price.name, price]));
  return [...named.values()].toReversed().map(({ id, name }) => ({ id: iri('ticket_prices', id), name }));
}

function chooseShows(performances: readonly Performance[]): readonly Choice[] {
  const shows = new Map(performances.map(({ ticketing, title }) => [ticketing, title]));
  return [...shows].map(([id, name]) => ({ id: iri('ticketings', id), name }));
}

/** What its steps show of the file itself. */
function describeFile({ originalName, mapping, sheet, scanTrack }: FileRecord): Checked['file'] {
  const column = sheet.columns.find((name) => mapping.columns[name] === 'status');
  return {
    name: originalName,
    mapping,
    statusWords: column === undefined ? [] : (sheet.distinctValues[column] ?? []),
    scanTrack: scanTrack === null ? null : iri('scan_tracks', scanTrack),
  };
}

/** The names of each kind that earlier files had, and where ours of each kind are. */
const EARLIER = {
  ticketPrice: { names: 'prices', mappings: 'ticket_price_mappings', ours: 'ticket_prices' },
  show: { names: 'shows', mappings: 'ticketing_mappings', ours: 'ticketings' },
  contingent: { names: 'contingents', mappings: 'contingent_mappings', ours: 'contingents' },
} as const;

function listEarlier(
  matches: readonly Match[],
  choices: readonly Choice[],
  collection: string,
): readonly Earlier[] {
  return matches.flatMap(({ label, target, targetName }) => {
    if (target === null) return [];
    const chosen = choices.find(({ id, name }) => id === iri(collection, target) || name === targetName);
    return chosen ? [{ label, target: chosen }] : [];
  });
}

function listUnmapped(
  refused: readonly { readonly row: FileRow; readonly fault: Fault }[],
  choices: Checked['choices'],
  matches: Matches,
): readonly Unmapped[] {
  const names = new Map<string, { -readonly [Key in keyof Unmapped]: Unmapped[Key] }>();
  for (const { row, fault } of refused) {
    const { code } = fault;
    if (code !== 'priceUnmapped' && code !== 'showUnmapped' && code !== 'contingentUnmapped') continue;
    const kind = UNMAPPED[code];
    const label = String(fault.values.label);
    const key = `${kind} ${label}`;
    const before = names.get(key);
    if (before) before.rows += 1;
    else {
      const { names: which, mappings, ours } = EARLIER[kind];
      const kept = matches[which].find((one) => one.label === label && one.target === null && !one.within);
      const earlier = listEarlier(matches[which], choices[kind], ours);
      const suggested = suggestTarget(label, choices[kind], earlier);
      names.set(key, {
        kind,
        label,
        mapping: kept ? iri(mappings, kept.id) : null,
        within: kind === 'ticketPrice' ? (row.texts.show ?? null) : null,
        rows: 1,
        suggestion: suggested ? { id: suggested.id, name: suggested.name } : null,
      });
    }
  }
  return [...names.values()];
}

const ticketsOf = (planned: PlannedRow): number =>
  planned.kind === 'tickets' && (planned.status === 'payed' || planned.status === 'booked')
    ? planned.tickets.places.length
    : 0;

export async function readCircumstances(
  sql: Sql,
  contract: number,
  record: FileRecord,
): Promise<Circumstances> {
  return {
    file: record.id,
    chosen: record.eventDate,
    performances: await readPerformances(sql, contract, record.eventDate),
    matches: await readMatches(sql, contract),
    statuses: record.mapping.statuses,
    how: {
      strategy: record.strategy ?? 'none',
      mode: record.mode ?? 'full',
      generateBarcode: record.mapping.generateBarcode,
    },
  };
}

export async function checkFile(
  sql: Sql,
  { contract, record, rows }: { contract: number; record: FileRecord; rows: readonly FileRow[] },
): Promise<Checked> {
  const circumstances = await readCircumstances(sql, contract, record);
  const details = await readDetails(sql, contract, listDates(rows, circumstances));
  const codes = await readCodes(sql, contract, listCodes(rows));
  // Of a file that is tried again, what it has made already is no mistake.
  const others = new Map([...codes].filter(([, { file }]) => file !== record.id));
  const planned = planRows(rows, details, circumstances, { codes: others, seats: new Map() });
  const refused = planned.flatMap(({ row, planned: one }) =>
    one.kind === 'refused' ? [{ row, fault: one.fault }] : [],
  );
  const choices = {
    ticketPrice: choosePrices(details.prices),
    show: chooseShows(circumstances.performances),
    contingent: (await sql.query(listContingents(contract))).map(({ id, name }) => ({
      id: iri('contingents', id),
      name,
    })),
  };
  const count = (kind: PlannedRow['kind']) => planned.filter((one) => one.planned.kind === kind).length;
  return {
    totals: {
      rows: rows.length,
      tickets: planned.reduce((sum, one) => sum + ticketsOf(one.planned), 0),
      withdrawn: count('withdrawn'),
      ignored: count('ignored'),
      refused: refused.length,
    },
    unmapped: listUnmapped(refused, choices, circumstances.matches),
    choices,
    file: describeFile(record),
    scanTracks: (await sql.query(listTracks(contract))).map(({ id, ...track }) => ({
      ...track,
      id: iri('scan_tracks', id),
    })),
    refused: refused.slice(0, SHOWN).map(({ row, fault }) => ({ row: row.number, fault })),
  };
}
