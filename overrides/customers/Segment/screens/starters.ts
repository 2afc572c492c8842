/** Segments that are asked for every season, to begin with. */
import { type DraftGroup, emptyDraft } from '../model/draft.ts';

const YEAR = -365;

export const starters = {
  recent: { ...emptyDraft, parts: [{ group: 'hasOrdered', criteria: { isAfter: YEAR } }] },
  twice: {
    ...emptyDraft,
    parts: [
      { group: 'hasParticipated', criteria: { atLeastXTimes: 2 } },
      { group: 'hasNotParticipated', criteria: { isAfter: 0 } },
    ],
  },
  lapsed: {
    ...emptyDraft,
    parts: [
      { group: 'hasOrdered', criteria: {} },
      { group: 'hasNotOrdered', criteria: { isAfter: YEAR } },
    ],
  },
  agreed: {
    ...emptyDraft,
    parts: [
      {
        group: 'contactOrOrganizationCharacteristic',
        field: 'gdprConsent',
        operator: 'isChecked',
        value: undefined,
      },
    ],
  },
} as const satisfies Readonly<Record<string, DraftGroup>>;
