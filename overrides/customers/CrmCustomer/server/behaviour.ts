/**
 * A contact of the customer relations: named by its last and first name, by its first e-mail when it has none. `segment` of a
 * list is a segment as JSON, so that a segment is counted, shown, exported and changed as every other filter of a list.
 */
import { defineBehaviour } from '../../../../server/behaviour.ts';
import { duplicates } from '../../Duplicates/server/findDuplicates.ts';
import { lookalikes } from '../../Duplicates/server/findLookalikes.ts';
import { merge, previewMerge } from '../../Duplicates/server/merge.ts';
import { labelCount, labels } from '../../Labels/server/labels.ts';
import { massChangeActions } from '../../MassChange/server/actions.ts';
import { figureActions } from '../../SearchAggregation/server/aggregations.ts';
import { renderCharacteristic } from '../../Segment/server/renderCharacteristic.ts';
import { demandSegment, renderSegment } from '../../Segment/server/renderSegment.ts';
import { searchActions } from '../../Segment/server/search.ts';
import { exportCustomers } from './exportCustomers.ts';
import { overview } from './overview.ts';

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Fewer are no part of a telephone that is looked for. */
const PHONE_DIGITS = 4;

/** Orders of those who bought as this contact: paid for or not, training and given-up ones apart. */
const bought = (row: string, value: string): string =>
  `(SELECT ${value} FROM "customer" "buyer"
    JOIN "order" "bought" ON "bought"."contract_id" = "buyer"."contract_id" AND "bought"."customer_id" = "buyer"."id"
      AND "bought"."status" = 'validated' AND NOT "bought"."is_training"
    WHERE "buyer"."contract_id" = ${row}."contract_id" AND "buyer"."crm_id" COLLATE "und-x-icu" = ${row}."id"::text)`;

export const crmCustomerBehaviour = defineBehaviour('CrmCustomer', {
  computed: {
    displayName: (row) =>
      `coalesce(nullif(concat_ws(' ', nullif(${row}."lastname", ''), nullif(${row}."firstname", '')), ''),
        ${row}."email_list" ->> 0, ${row}."id"::text)`,
    lastOrderAt: (row) => bought(row, 'max("bought"."created_at")'),
    orderCount: (row) => bought(row, 'count(*)::int'),
  },
  // A telephone is typed as 06 and kept as +33 6.
  search: ({ row, value, param }) =>
    value.replace(/\D/g, '').length < PHONE_DIGITS || /\p{L}/u.test(value)
      ? 'false'
      : renderCharacteristic(
          row,
          {
            group: 'contactOrOrganizationCharacteristic',
            field: 'phone',
            operator: 'contains',
            value: [value],
          },
          param,
        ),
  filters: {
    segment: ({ row, value, caller, param }) =>
      renderSegment(row, demandSegment(readJson(value), caller), param),
  },
  // Whoever was merged into another is out of sight, and their number leads to the other.
  visible: ({ row }) => `(${row}."merged_into_id" IS NULL AND ${row}."deleted_at" IS NULL)`,
  movedTo: (row) => `${row}."merged_into_id"`,
  actions: [
    ...searchActions,
    duplicates,
    exportCustomers,
    labelCount,
    labels,
    lookalikes,
    merge,
    overview,
    previewMerge,
    ...figureActions,
    ...massChangeActions,
  ],
});
