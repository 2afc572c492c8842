/** Members of a JSON body, each of its kind or refused by name. */
import { accountProblem } from './errors.ts';

/** An object of which nothing is known yet. */
export interface Body {
  readonly [member: string]: unknown;
}

const isObject = (body: unknown): body is Body =>
  typeof body === 'object' && body !== null && !Array.isArray(body);

export function readBody(body: unknown): Body {
  if (isObject(body)) return body;
  throw accountProblem('ACC-106', { member: 'body', reason: 'it is no JSON object' });
}

/** @param most characters */
export function readText(body: Body, member: string, most: number): string {
  const value = body[member];
  if (typeof value !== 'string' || value.trim() === '')
    throw accountProblem('ACC-106', { member, reason: 'it is no text' });
  if (value.length > most)
    throw accountProblem('ACC-106', { member, reason: `it is longer than ${most} characters` });
  return value.toWellFormed().replaceAll('\0', '');
}

/** The id at the end of an address. */
export function readId(params: unknown, what: string): number {
  const { id = '' } = params as { readonly id?: string };
  if (!/^\d{1,15}$/.test(id)) throw accountProblem('ACC-107', { what, id: id.slice(0, 40) });
  return Number(id);
}
