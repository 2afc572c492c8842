/** What the server and the screen of one's own account both know; its calls are in `schema/accounts/calls.jsonld`. */

/**
 * Beside policies, the scope that leaves reading alone. The specification shows no scopes; ours "read only" is beside
 * all of its person's policies, so that a program reads what they do, and what their pickers show, and writes nothing.
 */
export const READ_ONLY = 'read-only';

/** Longest life of a personal access token, in days. */
export const MOST_TOKEN_DAYS = 366;

/** A name as one text, parted at its first blank where its person has not chosen how. */
export function partName(name: string): { readonly firstname: string; readonly lastname: string } {
  const [firstname = '', ...rest] = name.trim().split(/\s+/);
  return { firstname, lastname: rest.join(' ') };
}
