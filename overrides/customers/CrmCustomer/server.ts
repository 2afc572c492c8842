/** A contact of the customer relations: named by its last and first name, by its first e-mail when it has none. */
import { defineBehaviour } from '../../../server/behaviour.ts';

export const crmCustomerBehaviour = defineBehaviour('CrmCustomer', {
  computed: {
    displayName: (row) =>
      `coalesce(nullif(concat_ws(' ', nullif(${row}."lastname", ''), nullif(${row}."firstname", '')), ''),
        ${row}."email_list" ->> 0, ${row}."id"::text)`,
  },
});
