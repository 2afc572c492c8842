/** An organiser's methods of payment: which of them a seller takes by hand, which is proposed first, and their order. Pure. */

/**
 * What is never chosen by hand: an exchange writes its own, a card online is paid on a page, and what is left of a voucher
 * is known by its code alone (R12).
 */
const NOT_BY_HAND: ReadonlySet<string> = new Set([
  'card_online',
  'cash_coupon',
  'reschedule',
  'reschedule_online',
]);

export const isTakenByHand = (code: string): boolean => !NOT_BY_HAND.has(code);

interface Proposed {
  readonly isDefault?: boolean | null | undefined;
}

/** The one that is marked, or the first: a mark on a method that is hidden counts for nothing. */
export const findProposed = <Method extends Proposed>(shown: readonly Method[]): Method | undefined =>
  shown.find(({ isDefault }) => isDefault) ?? shown[0];

interface Placed {
  readonly '@id': string;
  readonly position?: number | null | undefined;
}

/** One of them a place up or down, beyond no end. */
export function moveMethod<Method extends Placed>(
  methods: readonly Method[],
  id: string,
  by: -1 | 1,
): readonly Method[] {
  const from = methods.findIndex((method) => method['@id'] === id);
  const [moved, other] = [methods[from], methods[from + by]];
  if (!moved || !other) return methods;
  return methods.map((method) => (method === moved ? other : method === other ? moved : method));
}

/** What to write so that they have this order: those alone whose position is another. */
export const listPositions = (
  methods: readonly Placed[],
): readonly { readonly '@id': string; readonly position: number }[] =>
  methods.flatMap((method, position) =>
    method.position === position ? [] : [{ '@id': method['@id'], position }],
  );
