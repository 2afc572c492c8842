/** The order in which offers are tried, changed by a swap: every offer gets a place of its own, though many have had none. */
interface Placed {
  readonly '@id': string;
  readonly position: number | null;
}

/** @param offers in their order @returns those whose position changes, counted from 1 */
export function swapOffers(
  offers: readonly Placed[],
  one: string,
  other: string,
): readonly { readonly '@id': string; readonly position: number }[] {
  const ids = offers.map((offer) => offer['@id']);
  const swapped = ids.map((id) => (id === one ? other : id === other ? one : id));
  const before = new Map(offers.map((offer) => [offer['@id'], offer.position]));
  return swapped
    .map((id, index) => ({ '@id': id, position: index + 1 }))
    .filter((placed) => before.get(placed['@id']) !== placed.position);
}
