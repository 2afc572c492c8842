/** A desk as the accounts service names it: the name of its selling device. */
import { defineBehaviour } from '../../../server/behaviour.ts';

export const deskSellingDeviceBehaviour = defineBehaviour('DeskSellingDevice', {
  computed: {
    name: (row) => `(SELECT "the_device"."name" FROM "selling_device" "the_device"
      WHERE "the_device"."contract_id" = ${row}."contract_id" AND "the_device"."id" = ${row}."selling_device_id")`,
  },
});
