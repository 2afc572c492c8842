/** An organiser through the API: what its first page and its settings are drawn from. */
import { defineBehaviour } from '../../../../server/behaviour.ts';
import { conformityAttestation } from '../../../fiscal/Conformity/server/attestation.ts';
import { home } from '../../../sale/Home/server/home.ts';
import { settingsOverview } from '../../Settings/server/settingsOverview.ts';

export const contractBehaviour = defineBehaviour('Contract', {
  actions: [conformityAttestation, home, settingsOverview],
});
