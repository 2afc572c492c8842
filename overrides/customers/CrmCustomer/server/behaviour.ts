/**
 * A contact of the customer relations: named by its last and first name, by its first e-mail when it has none. `segment` of a
 * list is a segment as JSON, so that a segment is counted, shown, exported and changed as every other filter of a list.
 */
import { defineBehaviour } from '../../../../server/behaviour.ts';
import { demandSegment, renderSegment } from '../../Segment/server/renderSegment.ts';
import { searchActions } from '../../Segment/server/search.ts';

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

export const crmCustomerBehaviour = defineBehaviour('CrmCustomer', {
  computed: {
    displayName: (row) =>
      `coalesce(nullif(concat_ws(' ', nullif(${row}."lastname", ''), nullif(${row}."firstname", '')), ''),
        ${row}."email_list" ->> 0, ${row}."id"::text)`,
  },
  filters: {
    segment: ({ row, value, caller, param }) =>
      renderSegment(row, demandSegment(readJson(value), caller), param),
  },
  actions: searchActions,
});
