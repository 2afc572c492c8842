/**
 * What stands in the database of a property that is secret: sealed text behind a mark, by which text that was stored
 * before is told apart.
 */
import type { PropertyDescriptor } from '../../schema/descriptor.ts';
import { textKinds } from '../../schema/kinds.ts';
import { seal, unseal } from './seal.ts';

export const SEALED = 'sealed:';

/** A secret that a column of text holds. One of another kind is concealed, but stored as it is. */
export function isSealed({ secret, many, column, kind }: PropertyDescriptor): boolean {
  return secret === true && !many && column !== undefined && textKinds.includes(kind);
}

export function sealText(sealingSecret: string, text: string): string {
  return `${SEALED}${seal(sealingSecret, text)}`;
}

/** @returns undefined when it was sealed with another key */
export function unsealText(sealingSecret: string, stored: string): string | undefined {
  return stored.startsWith(SEALED) ? unseal(sealingSecret, stored.slice(SEALED.length)) : stored;
}
