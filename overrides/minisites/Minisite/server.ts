/** A mini-site: its main organiser is the one it belongs to. */
import { defineBehaviour } from '../../../server/behaviour.ts';

export const minisiteBehaviour = defineBehaviour('Minisite', {
  computed: { mainContract: (row) => `${row}."contract_id"` },
});
