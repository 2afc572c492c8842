/** Who of a segment goes to a mailing list, counted, and with a sending added to it. */
import type { Sql } from '../../../../server/kit.ts';
import { sqlFile } from '../../../../server/sql.ts';
import type { Segment } from '../../Segment/model/segment.ts';
import { findCustomers } from '../../Segment/server/findCustomers.ts';

/** More than any organiser has. */
const EVERYBODY = 10_000_000;

export interface Wanted {
  readonly contract: number;
  readonly segment: Segment;
  readonly list: string;
  readonly provider: string;
}

interface Planned {
  readonly waiting: number;
  readonly notAgreed: number;
  readonly withoutEmail: number;
  readonly same: number;
  readonly withdrawn: number;
}

export interface RecipientCounts extends Planned {
  readonly matched: number;
}

const planned = sqlFile<
  {
    readonly contract: number;
    readonly ids: readonly number[];
    readonly list: string;
    readonly provider: string;
    readonly sending: number | null;
  },
  Planned
>(import.meta.dirname, 'planRecipients.sql');

/** @param sending to which each is added; null: they are counted alone */
export async function planRecipients(
  tx: Sql,
  { contract, segment, list, provider }: Wanted,
  sending: number | null,
): Promise<RecipientCounts> {
  const { total, ids } = await findCustomers(tx, {
    contract,
    segment,
    window: { page: 1, size: EVERYBODY },
  });
  const [row] = await tx.query(planned({ contract, ids, list, provider, sending }));
  return {
    matched: total,
    ...(row ?? { waiting: 0, notAgreed: 0, withoutEmail: 0, same: 0, withdrawn: 0 }),
  };
}
