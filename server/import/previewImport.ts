/** What an import would do: its columns and their mapping, the first rows with what changes, and how many of each. */
import type { Sql } from '../kit.ts';
import { collectionIri, targetOf } from '../plan/resource.ts';
import type { PlannedRow } from './draft.ts';
import { type Import, inBatches } from './planImport.ts';
import { planRows } from './planRows.ts';
import type { TableRow } from './tableRow.ts';
import { writeRows } from './writeRows.ts';

/** Rows that are shown. */
const mostShown = 50;
/** Rows that are tried in a transaction which is then undone: only so is known what hooks and the database refuse. */
const mostTried = 1000;
/** Rows that are checked at all; the rest is counted. */
const mostChecked = 20_000;

type Change = PlannedRow['changes'][string];

/** Relations as the addresses that a body would have. */
function onWire({ rows }: Import, name: string, { from, to }: Change): Change {
  const { model, resource, contract } = rows;
  const property = resource.properties.get(name);
  if (property?.kind !== 'relation') return { from, to };
  const target = targetOf(model, property);
  const iri = (id: unknown): unknown =>
    typeof id === 'number' ? `${collectionIri(target, contract)}/${id}` : id;
  const each = (value: unknown): unknown => (Array.isArray(value) ? value.map(iri) : iri(value));
  return { from: each(from), to: each(to) };
}

function showRow(made: Import, row: PlannedRow): Record<string, unknown> {
  const { resource, contract } = made.rows;
  return {
    row: row.number,
    action: row.action,
    ...(row.id === undefined ? {} : { '@id': `${collectionIri(resource, contract)}/${row.id}` }),
    cells: made.table.columns.map((_, index) => row.cells[index] ?? null),
    changes: Object.fromEntries(
      Object.entries(row.changes).map(([name, change]) => [name, onWire(made, name, change)]),
    ),
    violations: row.violations,
  };
}

export async function previewImport(sql: Sql, made: Import): Promise<Record<string, unknown>> {
  const totals = { rows: made.table.count, checked: 0, create: 0, update: 0, unchanged: 0, errors: 0 };
  const shown: Record<string, unknown>[] = [];
  /** An error is worth more to see than the fiftieth row that is fine. */
  const wrong: Record<string, unknown>[] = [];
  const check = async (batch: readonly TableRow[]): Promise<void> => {
    const planned = await planRows(sql, made.rows, batch);
    const isTried = totals.checked < mostTried;
    const tried = isTried ? await writeRows(made.writer, planned, { isTrial: true }) : planned;
    totals.checked += tried.length;
    for (const row of tried) {
      if (row.action === 'error') totals.errors += 1;
      else totals[row.action] += 1;
      if (shown.length < mostShown) shown.push(showRow(made, row));
      else if (row.action === 'error' && wrong.length < mostShown) wrong.push(showRow(made, row));
    }
  };
  for (const batch of inBatches(made.table.rows(), mostTried)) {
    if (totals.checked >= mostChecked) break;
    await check(batch);
  }
  const { table, suggested, mapping, rows } = made;
  const { kind, encoding, delimiter, sheets, sheet } = table;
  return {
    kind,
    ...(encoding && { encoding }),
    ...(delimiter && { delimiter }),
    ...(sheets && { sheets, sheet }),
    columns: table.columns.map((name, index) => ({
      name,
      samples: table.samples[index],
      suggested: suggested[name] ?? null,
    })),
    mapping,
    key: rows.key?.name ?? null,
    money: rows.money,
    totals,
    rows: [...shown, ...wrong],
  };
}
