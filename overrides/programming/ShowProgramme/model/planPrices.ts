/** A price grid and the prices it becomes on every date of a run. Pure. Amounts in minor units; relations as ids. */
import type { ProgrammedPriceValues } from '../../../../schema/generated/programming/ProgrammedPrice.ts';

/** A price of one date as it is stored. */
export interface StoredPrice extends ProgrammedPriceValues {
  readonly id: number;
  readonly hash?: string | null;
  readonly eventDate: number;
  readonly manualSort: number | null;
}

/** What makes it the same price on every date. */
export const keyOfPrice = ({
  name,
  type,
  seatGroup,
  sellingDeviceList,
}: Pick<ProgrammedPriceValues, 'name' | 'type' | 'seatGroup' | 'sellingDeviceList'>): string =>
  JSON.stringify([name.trim(), type, seatGroup ?? 0, (sellingDeviceList ?? []).toSorted((a, b) => a - b)]);

/** A price that is paid has its VAT, or a reason for having none. */
export const lacksVat = ({
  facialValue,
  tax,
  withoutTaxReason,
}: {
  readonly facialValue: number;
  readonly tax?: unknown;
  readonly withoutTaxReason?: string | null | undefined;
}): boolean => facialValue > 0 && !tax && !withoutTaxReason?.trim();

/** The prices that have the same name, type, seats and channels as one before them. */
export function listTwice(prices: readonly ProgrammedPriceValues[]): readonly ProgrammedPriceValues[] {
  const seen = new Set<string>();
  return prices.filter((price) => {
    const key = keyOfPrice(price);
    return seen.has(key) || !seen.add(key);
  });
}

interface NewPrice {
  readonly eventDate: number;
  readonly manualSort: number;
  readonly price: ProgrammedPriceValues;
}

interface ChangedPrice {
  readonly id: number;
  readonly values: {
    readonly facialValue: number;
    readonly tax: number | null;
    readonly withoutTaxReason: string | null;
    readonly manualSort: number;
  };
}

export interface PricePlan {
  readonly create: readonly NewPrice[];
  readonly update: readonly ChangedPrice[];
  readonly remove: readonly number[];
}

const isSame = (
  stored: StoredPrice,
  { facialValue, tax, withoutTaxReason, manualSort }: ChangedPrice['values'],
) =>
  stored.facialValue === facialValue &&
  (stored.tax ?? null) === tax &&
  (stored.withoutTaxReason ?? null) === withoutTaxReason &&
  stored.manualSort === manualSort;

/** What has to be written so that every date has just these prices; nothing when they are there. */
export function planPrices(
  dates: readonly number[],
  stored: readonly StoredPrice[],
  wanted: readonly ProgrammedPriceValues[],
): PricePlan {
  const there = new Map(stored.map((price) => [`${price.eventDate} ${keyOfPrice(price)}`, price]));
  const kept = new Set<number>();
  const create: NewPrice[] = [];
  const update: ChangedPrice[] = [];
  for (const eventDate of dates)
    for (const [manualSort, price] of wanted.entries()) {
      const found = there.get(`${eventDate} ${keyOfPrice(price)}`);
      if (!found) {
        create.push({ eventDate, manualSort, price });
        continue;
      }
      kept.add(found.id);
      const values = {
        facialValue: price.facialValue,
        tax: price.tax ?? null,
        withoutTaxReason: price.withoutTaxReason?.trim() || null,
        manualSort,
      };
      if (!isSame(found, values)) update.push({ id: found.id, values });
    }
  const remove = stored.flatMap(({ id }) => (kept.has(id) ? [] : [id]));
  return { create, update, remove };
}
