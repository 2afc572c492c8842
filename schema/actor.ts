/** Who did something, as the history keeps it: an e-mail, or two where one worked as the other. Pure. */

const BETWEEN = ' for ';

export interface Actor {
  readonly email: string;
  /** Under whose name, where it was not their own. */
  readonly as?: string;
}

export const writeActor = ({ email, as }: Actor): string =>
  as === undefined ? email : `${email}${BETWEEN}${as}`;

/** E-mails have no blanks, so that what stands between two is found again. */
export function readActor(text: string): Actor {
  const [email = '', as] = text.split(BETWEEN);
  return as === undefined ? { email: text } : { email, as };
}
