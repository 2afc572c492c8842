/** The figures about customers: their names, of what type and unit each is, what is needed to see it, and its bands. */
import type { SearchAggregation } from '../../../../schema/generated/customers/SearchAggregation.ts';
import type { CriterionName } from '../../Segment/model/criteria.ts';

export type FigureName = SearchAggregation['name'];

interface FigureKind {
  readonly name: FigureName;
  readonly type: SearchAggregation['type'];
  readonly unit: SearchAggregation['unit'];
  /** Numbers about purchases and visits are about every show: the policy is needed for the whole contract. */
  readonly needs?: 'orders.read' | 'tickets.read';
  /** What its points are a condition on, where there is one: see `pointSegment`. */
  readonly criterion?: CriterionName;
}

export const FIGURES: readonly FigureKind[] = [
  { name: 'total_contacts_count', type: 'single_value_data', unit: 'number' },
  { name: 'total_paid_orders_count', type: 'single_value_data', unit: 'number', needs: 'orders.read' },
  { name: 'total_tickets_purchased', type: 'single_value_data', unit: 'number', needs: 'orders.read' },
  { name: 'average_cart_value', type: 'single_value_data', unit: 'currency', needs: 'orders.read' },
  { name: 'total_participations_count', type: 'single_value_data', unit: 'number', needs: 'tickets.read' },
  { name: 'upcoming_tickets_count', type: 'single_value_data', unit: 'number', needs: 'tickets.read' },
  { name: 'gender_distribution', type: 'summary_series_data', unit: 'percent', criterion: 'civility' },
  { name: 'status_distribution', type: 'summary_series_data', unit: 'percent', criterion: 'statusName' },
  {
    name: 'geographic_distribution_by_zipcode',
    type: 'localization_series_data',
    unit: 'number',
    criterion: 'zipcode',
  },
  {
    name: 'contact_seniority',
    type: 'summary_series_data',
    unit: 'float',
    needs: 'orders.read',
    criterion: 'createdAt',
  },
  {
    name: 'ticketing_category_distribution',
    type: 'summary_series_data',
    unit: 'number',
    needs: 'orders.read',
    criterion: 'categoryName',
  },
  {
    name: 'purchase_ticket_price_distribution',
    type: 'summary_series_data',
    unit: 'number',
    needs: 'orders.read',
    criterion: 'ticketPriceName',
  },
  {
    name: 'purchase_selling_device_distribution',
    type: 'summary_series_data',
    unit: 'percent',
    needs: 'orders.read',
    criterion: 'sellingDeviceOriginType',
  },
  { name: 'purchase_anticipation', type: 'summary_series_data', unit: 'float', needs: 'orders.read' },
  { name: 'purchase_temporality', type: 'grouped_series_data', unit: 'number', needs: 'orders.read' },
];

export const findFigure = (name: unknown): FigureKind | undefined =>
  FIGURES.find((figure) => figure.name === name);

export interface Band {
  readonly key: string;
  /** Whole days (or hours), of which the first belongs to the band and the last does not; none: no end. */
  readonly from: number;
  readonly to?: number;
}

/** Since the first purchase, in days; who bought nothing counts from the day they were entered. */
export const SENIORITY = [
  { key: 'years_0_1', from: 0, to: 365 },
  { key: 'years_1_2', from: 365, to: 730 },
  { key: 'years_2_5', from: 730, to: 1826 },
  { key: 'years_5_10', from: 1826, to: 3652 },
  { key: 'years_10', from: 3652 },
] as const satisfies readonly Band[];

/** From the purchase to the performance, in days; what is bought on the day or after it is the first. */
export const ANTICIPATION = [
  { key: 'days_0', from: 0, to: 1 },
  { key: 'days_1_7', from: 1, to: 8 },
  { key: 'days_8_30', from: 8, to: 31 },
  { key: 'days_31_90', from: 31, to: 91 },
  { key: 'days_91', from: 91 },
] as const satisfies readonly Band[];

/** Parts of a day, in hours. */
export const DAY_PARTS = [
  { key: 'night', from: 0, to: 6 },
  { key: 'morning', from: 6, to: 12 },
  { key: 'afternoon', from: 12, to: 18 },
  { key: 'evening', from: 18 },
] as const satisfies readonly Band[];

/** Monday to Sunday, as ISO 8601 numbers them. */
export const WEEKDAYS = ['1', '2', '3', '4', '5', '6', '7'] as const;

/** Of a series; what comes after them is summed. */
export const MAX_POINTS = 200;
