/** The rules of the account's forms. Messages are keys of texts; the server has the last word. */
import { array, enum as choice, minLength, object, refine, string, superRefine } from 'zod/mini';
import { REQUIRED, requiredText } from '../../../../src/fields/schemaForm/rules.ts';
import { findPasswordFault } from '../../Password/model.ts';

export const profileForm = object({
  firstname: requiredText(200),
  lastname: requiredText(200),
  /** Empty until its person chooses one. */
  language: choice(['en', 'fr', '']),
});

/** @param email whose password it is, which it may not contain */
export const passwordForm = (email: string) =>
  object({
    current: string().check(minLength(1, REQUIRED)),
    next: string().check(
      superRefine((password, { addIssue }) => {
        const fault = findPasswordFault(password, email);
        if (fault) addIssue({ code: 'custom', message: `account.password.${fault}`, input: password });
      }),
    ),
    again: string(),
  }).check(
    refine(({ next, again }) => next === again, { path: ['again'], message: 'account.password.other' }),
  );

/** @param days the first and the last on which a token may end, as `YYYY-MM-DD` */
export const tokenForm = ({ first, last }: { readonly first: string; readonly last: string }) =>
  object({
    name: requiredText(200),
    day: string().check(
      minLength(1, REQUIRED),
      refine((day) => day >= first, 'app.violation.min'),
      refine((day) => day <= last, 'app.violation.max'),
    ),
    kind: choice(['read', 'chosen']),
    chosen: array(string()),
  }).check(
    refine(({ kind, chosen }) => kind === 'read' || chosen.length > 0, {
      path: ['chosen'],
      message: 'app.violation.minItems',
    }),
  );
