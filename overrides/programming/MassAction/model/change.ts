/** What a mass action does, and what it is done to: the same for the server (ids) and for the screen's preview (addresses). */
import type { MassDateChangeValues } from '../../../../schema/generated/programming/MassDateChange.ts';
import type { MassPriceChangeValues } from '../../../../schema/generated/programming/MassPriceChange.ts';
import type { MassSaleChangeValues } from '../../../../schema/generated/programming/MassSaleChange.ts';
import type { SaleMomentValues } from '../../../../schema/generated/programming/SaleMoment.ts';

export type MassActionName = Exclude<
  MassDateChangeValues['action'] | MassSaleChangeValues['action'] | MassPriceChangeValues['action'],
  'undo' | 'goOn'
>;

export interface MassChange<Id> {
  readonly action: MassActionName;
  readonly opens?: SaleMomentValues | null;
  readonly closes?: SaleMomentValues | null;
  readonly places?: number | null;
  /** Of clones: by how many days each is later. */
  readonly shiftList?: readonly number[] | null;
  /** Of clones: when they start, on the clock where the show plays; none: as the original. */
  readonly time?: string | null;
  readonly tax?: Id | null;
  readonly sellingDevice?: Id | null;
  readonly scanTrack?: Id | null;
  /** Of the prices that are changed; none: all of them. */
  readonly hashList?: readonly string[] | null;
}

export interface PriceFacts<Id> {
  readonly id: Id;
  readonly hash: string | null;
  readonly name: string;
  readonly tax: Id | null;
  readonly scanTrack: Id | null;
  /** None: every channel sells it. */
  readonly sellingDeviceList: readonly Id[];
}

export interface DateFacts<Id> {
  readonly id: Id;
  readonly startDate: string;
  readonly timezone: string;
  readonly status: string | null;
  readonly saleStartDate: string | null;
  readonly saleEndDate: string | null;
  readonly unlimitedStock: boolean;
  readonly totalStock: number | null;
  readonly occupiedStock: number;
  readonly isNumberedSeating: boolean;
  /** Somebody bought, reserved or holds a place. */
  readonly isUsed: boolean;
  readonly prices: readonly PriceFacts<Id>[];
}

/** Which call does it: each asks for a right of its own. */
export const callOf = {
  saleWindow: 'massDates',
  setStock: 'massDates',
  addStock: 'massDates',
  cancel: 'massDates',
  delete: 'massDates',
  clone: 'massDates',
  open: 'massSales',
  close: 'massSales',
  tax: 'massPrices',
  addSellingDevice: 'massPrices',
  removeSellingDevice: 'massPrices',
  scanTrack: 'massPrices',
} as const satisfies Readonly<Record<MassActionName, string>>;

export const isPriceAction = (action: MassActionName): boolean => callOf[action] === 'massPrices';
