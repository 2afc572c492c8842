/** What a password has to be, and how long a link to choose one is good for. */

export const LEAST_CHARACTERS = 12;
export const MOST_CHARACTERS = 200;

/** The specification shows neither: ours. An invitation may wait over a weekend, a reset is for somebody who waits. */
export const LINK_HOURS = { invite: 72, reset: 1 } as const;

export type LinkPurpose = keyof typeof LINK_HOURS;

export type PasswordFault = 'tooShort' | 'tooLong' | 'isEmail' | 'tooSimple';

/**
 * Length counts, kinds of characters do not (NIST SP 800-63B §3.1.1.2).
 * @returns what is wrong with a password to be; undefined when nothing is
 */
export function findPasswordFault(password: string, email: string): PasswordFault | undefined {
  const { length } = [...password];
  if (length < LEAST_CHARACTERS) return 'tooShort';
  if (length > MOST_CHARACTERS) return 'tooLong';
  const folded = password.toLowerCase();
  if (folded.includes(email.toLowerCase())) return 'isEmail';
  if (new Set(folded).size < 4) return 'tooSimple';
  return undefined;
}
