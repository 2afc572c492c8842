/** `GET /accountability/clients`: how the accounts of clients stand, what is overdue first. */
import type { ClientStandings } from '../../../../schema/generated/customers/ClientStandings.ts';
import { defineCall } from '../../../../server/call.ts';
import { sqlFile } from '../../../../server/sql.ts';

const readStandings = sqlFile<
  {
    readonly contract: number;
    readonly q: string | null;
    readonly state: string | null;
    readonly page: number;
    readonly now: string;
  },
  { readonly answer: ClientStandings }
>(import.meta.dirname, 'readStandings.sql');

/** What a pattern would mean otherwise. */
const literal = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

export const listStandings = defineCall(
  'GET /accountability/clients',
  async ({ tx, contract, now }, { query: { q, state, page } }) => {
    const asked = q?.trim();
    const [row] = await tx.query(
      readStandings({
        contract,
        q: asked ? literal(asked) : null,
        state: state ?? null,
        page: page ?? 1,
        now: now.toISOString(),
      }),
    );
    if (!row) throw new Error(`The contract "${contract}" is not there any more.`);
    return { value: row.answer };
  },
);
