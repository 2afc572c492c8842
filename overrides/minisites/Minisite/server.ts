/** A mini-site: its main organiser is the one it belongs to. */
import type { Behaviour } from '../../../server/kit.ts';

export const minisiteBehaviour: Behaviour = {
  entity: 'Minisite',
  computed: { mainContract: (row) => `${row}."contract_id"` },
};
