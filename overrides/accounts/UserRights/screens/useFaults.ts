/** A refusal as texts by field, in the reader's language; what belongs to no field is left to an alert. */
import { useTranslate } from 'ra-core';
import { ProblemError } from '../../../../src/data/ProblemError.ts';
import { useRefusal } from '../../../../src/generic/useRefusal.ts';

/** Codes that are about the role or list of policies that was chosen. */
const aboutRole = new Set(['ROLE-002', 'ROLE-004']);

interface Faults {
  readonly fields: Readonly<Record<string, string>>;
  /** The policy a refusal names. */
  readonly policy: string | undefined;
  /** What an alert says. */
  readonly rest: Error | undefined;
}

/** @param roleField what a refusal of rights that were chosen stands at */
export function useFaults(error: Error | undefined, roleField: string): Faults {
  const translate = useTranslate();
  const refusalOf = useRefusal();
  if (!(error instanceof ProblemError)) return { fields: {}, policy: undefined, rest: error };
  const { code, violations } = error;
  if (violations.length > 0)
    return {
      fields: Object.fromEntries(
        violations.map(({ propertyPath, code: rule, message }) => [
          propertyPath,
          translate(`app.violation.${rule}`, { _: message }),
        ]),
      ),
      policy: undefined,
      rest: violations.every(({ propertyPath }) => propertyPath === '') ? error : undefined,
    };
  const values = (error.problem.values ?? {}) as { readonly policy?: string };
  if (code && aboutRole.has(code))
    return { fields: { [roleField]: refusalOf(error).text }, policy: values.policy, rest: error };
  return { fields: {}, policy: undefined, rest: error };
}
