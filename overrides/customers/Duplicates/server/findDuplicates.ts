/** `GET /v1/customers/duplicates`: customers who look alike, in groups, with why; and what too many of them share. */
import { defineAction } from '../../../../server/action.ts';
import type { Sql } from '../../../../server/kit.ts';
import { sqlFile } from '../../../../server/sql.ts';
import { type Group, groupPairs } from '../model/groupPairs.ts';

/** Of the weights 8 e-mail, 6 phone, 5 birthday, 4 surname, 4 address, 3 first name, 1 initial, 1 postcode, -5 other birthday. */
const LEAST = 5;
/** Pairs that are looked at: whoever has merged these asks again. */
const MOST = 2000;
/** Groups of a page. */
const PAGE = 20;

type Reason =
  | 'email'
  | 'phone'
  | 'birthday'
  | 'surname'
  | 'address'
  | 'firstname'
  | 'initial'
  | 'zipcode'
  | 'otherBirthday';

interface FoundPair {
  readonly first: number;
  readonly second: number;
  readonly score: number;
  readonly reasons: readonly Reason[];
}

const findPairs = sqlFile<
  {
    readonly contract: number;
    readonly by: 'similarity' | 'location';
    readonly least: number;
    readonly most: number;
  },
  {
    readonly pairs: readonly FoundPair[];
    readonly shared: readonly { readonly value: string; readonly count: number }[];
  }
>(import.meta.dirname, 'findPairs.sql');

const readCustomers = sqlFile<
  { readonly contract: number; readonly ids: readonly number[] },
  {
    readonly customerId: number;
    readonly displayName: string;
    readonly emailList: readonly string[];
    readonly phoneList: readonly string[];
    readonly birthday: string | null;
    readonly address: string | null;
    readonly zipcode: string | null;
    readonly city: string | null;
  }
>(import.meta.dirname, 'readCustomers.sql');

async function showGroups(sql: Sql, contract: number, groups: readonly Group<FoundPair>[]) {
  const rows = await sql.query(readCustomers({ contract, ids: groups.flatMap(({ ids }) => ids) }));
  const people = new Map(rows.map((row) => [Number(row.customerId), row]));
  return groups.map(({ score, ids, pairs }) => ({
    score,
    customers: ids.flatMap((id) => people.get(id) ?? []),
    pairs,
  }));
}

export const duplicates = defineAction('CrmCustomer.duplicates', {
  async run({ tx, contract }, { query }) {
    const by = query.by ?? 'similarity';
    const [found] = await tx.query(findPairs({ contract, by, least: LEAST, most: MOST }));
    const groups = groupPairs(found?.pairs ?? []);
    const start = ((query.page ?? 1) - 1) * PAGE;
    return {
      value: {
        total: groups.length,
        groups: await showGroups(tx, contract, groups.slice(start, start + PAGE)),
        shared: found?.shared ?? [],
      },
    };
  },
});
