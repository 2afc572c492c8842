/** The condition of a segment that a bar of a figure is. Pure. */
import type { SegmentNode } from '../../Segment/model/segment.ts';
import { type Band, type FigureName, SENIORITY } from './figures.ts';

const own = 'contactOrOrganizationCharacteristic';

/** Days of the contract's calendar, both inside; absent: no bound. */
export interface Period {
  readonly from?: string;
  readonly to?: string;
}

const nextDay = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

/** So many days ago and less: `isBefore` leaves its own day out. */
const before = (days: number) => ({ isBefore: 1 - days });
const after = (days: number | undefined) => (days === undefined ? {} : { isAfter: 1 - days });

/** First bought then; or never bought, and entered then. */
function seniority({ from, to }: Band): SegmentNode {
  const earlier: readonly SegmentNode[] =
    to === undefined ? [] : [{ group: 'hasNotOrdered', criteria: before(to) }];
  const entered = { group: own, field: 'createdAt' } as const;
  return {
    any: [
      { all: [{ group: 'hasOrdered', criteria: before(from) }, ...earlier] },
      {
        all: [
          { group: 'hasNotOrdered', criteria: {} },
          { ...entered, operator: 'isBefore', value: before(from).isBefore },
          ...Object.values(after(to)).map(
            (value): SegmentNode => ({ ...entered, operator: 'isAfter', value }),
          ),
        ],
      },
    ],
  };
}

const criterionOf = {
  ticketing_category_distribution: 'categoryName',
  purchase_ticket_price_distribution: 'ticketPriceName',
  purchase_selling_device_distribution: 'sellingDeviceOriginType',
} as const;

/** @returns undefined where no condition expresses it: parts of a day, how early, sold without a category */
export function pointSegment(
  figure: FigureName,
  key: string,
  { from, to }: Period = {},
): SegmentNode | undefined {
  switch (figure) {
    case 'gender_distribution':
      return {
        all: [
          { group: own, field: 'customerType', operator: 'isEqualTo', value: ['contact'] },
          key === ''
            ? { group: own, field: 'civility', operator: 'isEmpty' }
            : { group: own, field: 'civility', operator: 'isEqualTo', value: [key] },
        ],
      };
    case 'status_distribution':
      return key === ''
        ? { group: 'hasNoStatus', criteria: {} }
        : { group: 'hasStatus', criteria: { statusName: [key] } };
    case 'geographic_distribution_by_zipcode':
      return key === ''
        ? { group: own, field: 'zipcode', operator: 'isEmpty' }
        : { group: own, field: 'zipcode', operator: 'isEqualTo', value: [key] };
    case 'contact_seniority': {
      const band = SENIORITY.find((one) => one.key === key);
      return band && seniority(band);
    }
    case 'ticketing_category_distribution':
    case 'purchase_ticket_price_distribution':
    case 'purchase_selling_device_distribution':
      if (key === '') return undefined;
      return {
        group: 'hasOrdered',
        criteria: {
          [criterionOf[figure]]: [key],
          ...(from !== undefined && { isAfter: from }),
          ...(to !== undefined && { isBefore: nextDay(to) }),
        },
      };
    default:
      return undefined;
  }
}
