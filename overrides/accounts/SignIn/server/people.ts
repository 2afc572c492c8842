/** The people who sign in, read from the database: one account a person, whatever the number of contracts. */
import { sql } from 'kysely';
import type { Database } from '../../../../server/kit.ts';
import { db } from '../../../../server/sql.ts';
import { normaliseEmail } from '../model.ts';

export interface Person {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  readonly language: string | null;
  readonly passwordHash: string | null;
  /** Contracts that list this person among their users, in order of id. */
  readonly contracts: readonly number[];
}

const people = db.selectFrom('account as a').select((account) => [
  'a.id',
  'a.email',
  'a.name',
  'a.language',
  'a.password_hash as passwordHash',
  account
    .selectFrom('accounts_user as u')
    .select(({ ref }) =>
      sql<
        readonly number[]
      >`coalesce(json_agg(DISTINCT ${ref('u.contract_id')} ORDER BY ${ref('u.contract_id')}), '[]')`.as(
        'list',
      ),
    )
    .where(({ fn }) => fn('lower', ['u.email']), '=', account.ref('a.email'))
    .where('u.enabled', '=', true)
    .$asScalar()
    .$notNull()
    .as('contracts'),
]);

export async function findPersonByEmail(
  database: Pick<Database, 'query'>,
  email: string,
): Promise<Person | undefined> {
  const [person] = await database.query('system', people.where('a.email', '=', normaliseEmail(email)));
  return person;
}

export async function findPersonById(
  database: Pick<Database, 'query'>,
  id: number,
): Promise<Person | undefined> {
  const [person] = await database.query('system', people.where('a.id', '=', id));
  return person;
}

/** What a token contains of its person. The contract is implied where there is no choice, or when it was chosen. */
export function claimsOf(
  person: Person,
  chosen?: number,
): {
  readonly email: string;
  readonly name: string;
  readonly contracts: readonly number[];
  readonly contract?: number;
  /** OpenID's name for it; there once the person has chosen one. */
  readonly locale?: string;
} {
  const { email, name, language, contracts } = person;
  const contract = contracts.length === 1 ? contracts[0] : contracts.find((one) => one === chosen);
  return {
    email,
    name,
    contracts,
    ...(contract === undefined ? {} : { contract }),
    ...(language === null ? {} : { locale: language }),
  };
}
