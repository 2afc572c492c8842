/** Reads what is printed on a ticket: one statement, in the caller's contract. */
import type { Sql } from '../../../../server/kit.ts';
import { sqlFile } from '../../../../server/sql.ts';
import type { TicketFacts } from '../model.ts';

interface Face extends Omit<TicketFacts, 'duplicate' | 'number'> {
  readonly number: number;
  readonly printCount: number;
  readonly firstname: string | null;
  readonly lastname: string | null;
}

const readFaces = sqlFile<
  { readonly contract: number; readonly ids: readonly number[] },
  { readonly face: Face }
>(import.meta.dirname, 'readTickets.sql');

/**
 * The facts of a contract's tickets in the order asked; a ticket that is not there is left out.
 *
 * @returns `duplicate` is true once a page of the ticket came out of a printer (R27).
 */
export async function readTickets(
  tx: Sql,
  asked: { readonly contract: number; readonly ids: readonly number[] },
): Promise<TicketFacts[]> {
  const rows = await tx.query(readFaces(asked));
  return rows.map(({ face }) => {
    const { number, printCount, firstname, lastname, ...rest } = face;
    const facts = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== null));
    const holder = [lastname, firstname].filter(Boolean).join(' ');
    return {
      ...(facts as unknown as Omit<TicketFacts, 'number' | 'duplicate'>),
      number: String(number ?? '').padStart(6, '0'),
      duplicate: printCount > 0,
      ...(holder ? { holder } : {}),
    };
  });
}
