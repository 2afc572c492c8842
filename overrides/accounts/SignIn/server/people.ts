/** The people who sign in, read from the database: one account a person, whatever the number of contracts. */
import type { Database } from '../../../../server/kit.ts';
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

const SELECT = `
  SELECT account.id, account.email, account.name, account.language, account.password_hash AS "passwordHash",
    coalesce((
      SELECT json_agg(DISTINCT member.contract_id ORDER BY member.contract_id)
      FROM "accounts_user" AS member WHERE lower(member.email) = account.email AND member.enabled
    ), '[]'::json) AS contracts
  FROM "account" AS account`;

export async function findPersonByEmail(
  database: Pick<Database, 'query'>,
  email: string,
): Promise<Person | undefined> {
  const [person] = await database.query<Person>('system', `${SELECT} WHERE account.email = $1`, [
    normaliseEmail(email),
  ]);
  return person;
}

export async function findPersonById(
  database: Pick<Database, 'query'>,
  id: number,
): Promise<Person | undefined> {
  const [person] = await database.query<Person>('system', `${SELECT} WHERE account.id = $1`, [id]);
  return person;
}

/** What a token says of its person. The contract is implied where there is no choice, or when it was chosen. */
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
