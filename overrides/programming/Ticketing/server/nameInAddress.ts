/** A show's slug: made of its title once, another than its neighbours', and kept whatever the title becomes. */
import type { WriteContext } from '../../../../server/kit.ts';
import { db, sqlText } from '../../../../server/sql.ts';
import { programmingProblem } from '../../errors.ts';
import { findFreeSlug, makeSlug } from '../model/makeSlug.ts';

/** Two shows of one title that are made at once wait for each other. */
const lockSlugs = sqlText<{ readonly contract: number }, { readonly locked: string }>({
  file: import.meta.filename,
  text: `SELECT pg_advisory_xact_lock(hashtext('slugs of shows'), :contract)::text AS "locked"`,
});

const readSlugs = (contract: number, start: string) =>
  db
    .selectFrom('ticketing')
    .select(['id', 'slug'])
    .where('contract_id', '=', contract)
    .where('slug', 'like', `${start}%`);

/** @param own the show that is changed: what it has is not taken */
async function listTaken({ tx, contract }: WriteContext, start: string, own?: number) {
  await tx.query(lockSlugs({ contract }));
  const rows = await tx.query(readSlugs(contract, start));
  return new Set(rows.flatMap(({ id, slug }) => (slug && id !== own ? [slug] : [])));
}

export async function nameInAddress(
  context: WriteContext,
  { title, slug }: { readonly title: string; readonly slug: string | null | undefined },
  own?: number,
): Promise<string> {
  const wanted = makeSlug(slug || title);
  const taken = await listTaken(context, wanted, own);
  if (slug && taken.has(wanted)) throw programmingProblem('PROG-008', { slug: wanted });
  return findFreeSlug(wanted, taken);
}
