/**
 * The texts of an export, page by page: each a statement of its own, so that no transaction stays open and the one
 * connection of the embedded database serves others in between. The next page is read while the last is sent.
 */
import type { Database } from '../kit.ts';
import type { OrderTerm } from '../plan/OrderTerm.ts';
import { readCursor, writeCursor } from '../plan/planCursor.ts';
import type { ExportPage } from './ExportPage.ts';
import {
  hasIndex,
  type PageInput,
  type PageRow,
  renderChosen,
  renderIds,
  renderPage,
  type Statement,
} from './renderPage.ts';

/** Small at first, so that the file begins at once. */
const firstSize = 200;
const pageSize = 2000;
const idsAtOnce = 50_000;

const after = (order: readonly OrderTerm[], place: string | null) =>
  place === null ? undefined : readCursor(order, writeCursor(order, place, false));

const isZoneFault = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '22023';

/** Looking up every timezone costs; it is done for a page that failed for want of one. */
async function readPage(
  database: Database,
  input: PageInput,
  render: (input: PageInput) => Statement,
): Promise<PageRow | undefined> {
  const { contract, carefulRow } = input;
  const run = async (made: PageInput): Promise<PageRow | undefined> => {
    const { text, values } = render(made);
    return (await database.query<PageRow>({ contract }, text, values))[0];
  };
  try {
    return await run(input);
  } catch (error) {
    if (carefulRow === undefined || !isZoneFault(error)) throw error;
    return run({ ...input, row: carefulRow });
  }
}

async function* byPlace(database: Database, input: PageInput): AsyncGenerator<ExportPage> {
  let place: string | null = null;
  for (let size = firstSize; ; size = pageSize) {
    const from = after(input.order, place);
    const row = await readPage(database, input, (made) => renderPage(made, from, size));
    if (!row?.text) return;
    yield { text: row.text, count: row.count };
    place = row.last;
    if (place === null) return;
  }
}

async function* byIds(database: Database, input: PageInput): AsyncGenerator<ExportPage> {
  const { contract, order } = input;
  let place: string | null = null;
  do {
    const listed = renderIds(input, after(order, place), idsAtOnce);
    const [window]: { ids: number[]; last: string | null }[] = await database.query(
      { contract },
      listed.text,
      listed.values,
    );
    const ids = window?.ids ?? [];
    for (let start = 0; start < ids.length; start += pageSize) {
      const some = ids.slice(start, start + pageSize);
      const row = await readPage(database, input, (made) => renderChosen(made, some));
      if (row?.text) yield { text: row.text, count: row.count };
    }
    place = window?.last ?? null;
  } while (place !== null);
}

/** Asks for the next while the last is being used. Whoever stops early leaves at most one page unread. */
async function* ahead<Item>(source: AsyncGenerator<Item>): AsyncGenerator<Item> {
  let next = source.next();
  try {
    for (;;) {
      const { done, value } = await next;
      if (done) return;
      next = source.next();
      // Reported when it is awaited, or to nobody when nobody waits any more.
      next.catch(() => undefined);
      yield value;
    }
  } finally {
    await source.return(undefined).catch(() => undefined);
  }
}

export function readPages(database: Database, input: PageInput): AsyncGenerator<ExportPage> {
  return ahead(hasIndex(input.resource, input.order) ? byPlace(database, input) : byIds(database, input));
}
