/** The demo's accounts. Which contracts they work for is in the demo organiser's own data. */
import type { Service } from '../../../../server/kit.ts';
import { db } from '../../../../server/sql.ts';
import { DEMO_PASSWORD, demoPeople } from '../model.ts';
import { hashPassword } from './password.ts';

export const seedDemoAccounts: NonNullable<Service['seed']> = async ({ database }) => {
  const hash = await hashPassword(DEMO_PASSWORD);
  for (const { email, name, language } of demoPeople)
    await database.query(
      'system',
      db
        .insertInto('account')
        .values({ email, password_hash: hash, name, language })
        .onConflict((known) => known.columns(['contract_id', 'email']).doNothing()),
    );
};
