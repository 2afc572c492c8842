/** Where the screens of an entity are, as its `path` has them; `{id}` is the record's. */

export const screenSlots = ['list', 'show', 'create', 'edit'] as const;
export type ScreenSlot = (typeof screenSlots)[number];

/** Of the list, which all others are below; or of each screen. */
export type ScreenAddresses = string | Readonly<Partial<Record<ScreenSlot, string>>>;

/** Below the address of the list. */
const below: Readonly<Record<ScreenSlot, string>> = {
  list: '',
  show: '/{id}',
  create: '/new',
  edit: '/{id}/edit',
};

/** Where every screen is that has no other address; with another, it is led on to from here. */
export const plainAddress = (name: string, slot: ScreenSlot): string =>
  `/${name}${{ list: '', show: '/{id}/show', create: '/create', edit: '/{id}' }[slot]}`;

/** @example screenAddress({ name: 'Order', path: '/orders' }, 'edit') // '/orders/{id}/edit' */
export function screenAddress(
  { name, path }: { readonly name: string; readonly path?: ScreenAddresses },
  slot: ScreenSlot,
): string {
  const own = typeof path === 'string' ? path + below[slot] : path?.[slot];
  return own ?? plainAddress(name, slot);
}
