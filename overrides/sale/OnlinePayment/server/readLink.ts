/** A payment link as its page shows it. */
import type { Sql } from '../../../../server/kit.ts';
import { sqlFile } from '../../../../server/sql.ts';

export interface LinkPage {
  readonly link: number;
  readonly amount: number;
  readonly message: string | null;
  readonly expiresAt: string | null;
  readonly settledAt: string | null;
  readonly isHidden: boolean;
  readonly order: number;
  readonly number: string | null;
  readonly currency: string;
  readonly due: number;
  readonly organiser: string;
  readonly timezone: string;
  readonly lines: readonly {
    readonly title: string;
    readonly startDate: string | null;
    readonly timezone: string;
    readonly quantity: number;
  }[];
}

const readPage = sqlFile<{ readonly contract: number; readonly url: string }, LinkPage>(
  import.meta.dirname,
  'readLink.sql',
);

/** What cannot be guessed of an address. */
const TOKEN = /^[\w-]{32}$/;

export const linkUrl = (origin: string, contract: number, token: string): string =>
  `${origin}/pay/${contract}/${token}`;

export interface LinkAddress {
  readonly contract: number;
  readonly token: string;
}

export function readAddress(params: {
  readonly contract: string;
  readonly token: string;
}): LinkAddress | undefined {
  const contract = Number(params.contract);
  const isOne = Number.isSafeInteger(contract) && contract > 0 && TOKEN.test(params.token);
  return isOne ? { contract, token: params.token } : undefined;
}

export async function readLink(sql: Sql, contract: number, url: string): Promise<LinkPage | undefined> {
  const [row] = await sql.query(readPage({ contract, url }));
  return row;
}
