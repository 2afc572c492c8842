/** The first page: what came in, and what needs somebody, for who may see each in the whole contract. */

import type { HomeTakings } from '../../../../schema/generated/sale/HomeTakings.ts';
import { defineAction } from '../../../../server/action.ts';
import { holdsForAll } from '../../../../server/kit.ts';
import { sqlFile, sqlText } from '../../../../server/sql.ts';
import { renderBookable } from '../../../seating/Stock/server/layers.ts';
import {
  type AttentionKind,
  attentionKinds,
  attentionNeeds,
  DAYS,
  FEW_PLACES,
  SILENT_MINUTES,
} from '../model.ts';

const readTakings = sqlFile<{ readonly contract: number }, HomeTakings>(
  import.meta.dirname,
  'readTakings.sql',
);

const countAttention = sqlText<
  { readonly contract: number; readonly days: number; readonly few: number; readonly silent: number },
  Readonly<Record<AttentionKind, number>>
>({
  file: import.meta.filename,
  text: `SELECT
    (SELECT count(*)::int FROM "cart" c WHERE c."contract_id" = :contract AND c."release_failed_at" IS NOT NULL) AS "unreleasedCarts",
    (SELECT count(*)::int FROM "event_date" e WHERE e."contract_id" = :contract AND e."status" = 'opened'
      AND e."start_date" BETWEEN now() AND now() + make_interval(days => :days)
      AND ${renderBookable('e')} BETWEEN 1 AND :few) AS "fewPlaces",
    (SELECT count(*)::int FROM "order" o WHERE o."contract_id" = :contract AND o."status" = 'validated'
      AND o."payment_status" IN ('awaiting_payment', 'incomplete_payment')) AS "unpaidOrders",
    (SELECT count(*)::int FROM "customer_note" n JOIN "contract" k ON k."id" = n."contract_id" WHERE n."contract_id" = :contract
      AND n."done_at" IS NULL AND n."due_on" <= (now() AT TIME ZONE coalesce(k."timezone", 'Europe/Paris'))::date) AS "dueActions",
    (SELECT count(*)::int FROM "job" j WHERE j."contract_id" = :contract AND j."status" = 'FAIL'
      AND j."updated_at" >= now() - make_interval(days => :days)) AS "failedJobs",
    (SELECT count(*)::int FROM "dead_letter" l WHERE l."contract_id" = :contract) AS "failedUpdates",
    (SELECT count(*)::int FROM "device_state" d WHERE d."contract_id" = :contract
      AND d."last_heartbeat_timestamp" < now() - make_interval(mins => :silent)) AS "silentBoxes"`,
});

export const home = defineAction('Contract.home', {
  async run({ tx, contract, caller }) {
    const seesTurnover = holdsForAll(caller, ['turnover.read']);
    const [takings] = seesTurnover ? await tx.query(readTakings({ contract })) : [];
    const wanted = attentionKinds.filter((kind) => holdsForAll(caller, attentionNeeds[kind]));
    const [counts] =
      wanted.length === 0
        ? []
        : await tx.query(countAttention({ contract, days: DAYS, few: FEW_PLACES, silent: SILENT_MINUTES }));
    const attention = wanted.flatMap((kind) => {
      const count = counts?.[kind] ?? 0;
      return count > 0 ? [{ kind, count }] : [];
    });
    return { value: { takings: takings ?? null, attention } };
  },
});
