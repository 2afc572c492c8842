/** The demo's accounts. Which contracts they work for is said by the demo organiser's own data. */
import type { Service } from '../../../../server/kit.ts';
import { DEMO_PASSWORD, demoPeople } from '../model.ts';
import { hashPassword } from './password.ts';

export const seedDemoAccounts: NonNullable<Service['seed']> = async ({ database }) => {
  const hash = await hashPassword(DEMO_PASSWORD);
  for (const { email, name, language } of demoPeople)
    await database.query(
      'system',
      `INSERT INTO "account" (email, password_hash, name, language) VALUES ($1, $2, $3, $4)
       ON CONFLICT (contract_id, email) DO NOTHING`,
      [email, hash, name, language],
    );
};
