/**
 * What is in the database of a property that is secret: sealed text behind a mark, by which text that was stored
 * before is distinguished.
 */
import type { PropertyDescriptor } from '../../schema/descriptor.ts';
import { seal, unseal } from './seal.ts';

export const SEALED = 'sealed:';

/** A secret of whatever kind is sealed, in a column of text. */
export function isSealed({ secret, column }: PropertyDescriptor): boolean {
  return secret === true && column !== undefined;
}

/** A value as the text that is sealed: a text as it is, anything else as JSON. */
export function textOfSecret(value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'string' ? value : JSON.stringify(value);
}

export function sealText(sealingSecrets: readonly string[], text: string): string {
  return `${SEALED}${seal(sealingSecrets, text)}`;
}

/** @returns undefined when it was sealed with none of the keys */
export function unsealText(sealingSecrets: readonly string[], stored: string): string | undefined {
  return stored.startsWith(SEALED) ? unseal(sealingSecrets, stored.slice(SEALED.length)) : stored;
}
