/** Prices by show and name: the same price on many performances is one to whoever chooses. */
export interface PriceFacts {
  readonly id: string;
  readonly name: string;
  readonly show: string;
}

export interface PriceGroup {
  readonly show: string;
  readonly name: string;
  readonly ids: readonly string[];
}

/** In the order in which they come first. */
export function groupPrices(prices: readonly PriceFacts[]): readonly PriceGroup[] {
  const groups = new Map<string, PriceFacts[]>();
  for (const price of prices) {
    const key = JSON.stringify([price.show, price.name]);
    groups.set(key, [...(groups.get(key) ?? []), price]);
  }
  return [...groups.values()].flatMap((members) => {
    const [first] = members;
    return first ? [{ show: first.show, name: first.name, ids: members.map(({ id }) => id) }] : [];
  });
}
