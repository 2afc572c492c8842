/** What the path of an action names: a record of its own entity, and parameters beside it. */
import type { ActionDescriptor, EntityDescriptor } from './descriptor.ts';

/** `/carts/{id}/checkout` of the collection `/carts` is about one cart. */
export const isAboutRecord = (
  { collection }: Pick<EntityDescriptor, 'collection'>,
  { path }: Pick<ActionDescriptor, 'path'>,
): boolean => path.startsWith(`${collection}/{id}`);

/** Whole numbers are `id` and what ends in `Id`; all else is text. */
export const pathParameters = ({
  path,
}: Pick<ActionDescriptor, 'path'>): readonly { readonly name: string; readonly isId: boolean }[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({ name, isId: /^id$|Id$/.test(name) }));

/** What deletes, removes or cancels: people are asked first, in the words of its `confirm`. */
export const isDestructive = ({
  method,
  path,
}: {
  readonly method: string;
  readonly path: string;
}): boolean => method === 'DELETE' || /\/(cancel|delete|remove)[^/{}]*$/i.test(path);
