/**
 * Brings the preset roles of every organiser to what this release knows. They are nobody's to edit, so they follow; a
 * role of the same name that was made by people stays theirs. Somebody can always give rights: where nobody is
 * administrator, the first user becomes it.
 */
import { createHash } from 'node:crypto';
import { type Database, type Transaction, waitForLock } from '../../../../server/kit.ts';
import { db, muteOutbox, sqlFile } from '../../../../server/sql.ts';
import { buildRoles } from '../model.ts';

const NAME = 'roles';

interface Contract {
  readonly id: number;
  readonly locale: string | null;
}

const lacking = (hash: string) =>
  db
    .selectFrom('contract as c')
    .select(['c.id', 'c.locale'])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('meta as m')
            .select('m.name')
            .whereRef('m.contract_id', '=', 'c.id')
            .where('m.name', '=', NAME)
            .where('m.value', '=', hash),
        ),
      ),
    )
    .orderBy('c.id');

const folder = import.meta.dirname;

/** `roles` is the JSON of rows of the table. */
interface Roles {
  readonly contract: number;
  readonly roles: string;
}

const updateRoles = sqlFile<Roles>(folder, 'updateRoles.sql');
const addRoles = sqlFile<Roles>(folder, 'addRoles.sql');
const appoint = sqlFile<{ readonly contract: number; readonly role: string }>(folder, 'appoint.sql');

async function writeRoles(tx: Transaction, { id, locale }: Contract, hash: string): Promise<void> {
  const roles = buildRoles(id, locale === 'en' ? 'en' : 'fr');
  for (const write of [updateRoles, addRoles])
    await tx.query(write({ contract: id, roles: JSON.stringify(roles) }));
  await tx.query(appoint({ contract: id, role: String(roles[0]?.name) }));
  await tx.query(
    db
      .insertInto('meta')
      .values({ contract_id: id, name: NAME, value: hash })
      .onConflict((known) => known.columns(['contract_id', 'name']).doUpdateSet({ value: hash })),
  );
}

export async function seedRoles(database: Database): Promise<void> {
  const hash = createHash('sha256')
    .update(JSON.stringify(buildRoles(0, 'en')))
    .digest('hex');
  if ((await database.query('system', lacking(hash))).length === 0) return;
  await database.transaction('system', async (tx) => {
    await waitForLock(tx, 'roles');
    await tx.query(muteOutbox);
    for (const contract of await tx.query(lacking(hash))) await writeRoles(tx, contract, hash);
  });
}
