/** What the server does beyond metadata for the area "imports": sorted, a line an entry. Found by `overrides/behaviours.ts`. */
import type { Behaviour } from '../../server/kit.ts';
import { mappingBehaviours } from './Mapping/server.ts';
import { providerTicketImportedFileBehaviour } from './ProviderTicketImportedFile/server.ts';

export const behaviours: readonly Behaviour[] = [...mappingBehaviours, providerTicketImportedFileBehaviour];
