/** A refusal as texts by field; what belongs to no field is left to an alert. */
import { ProblemError } from '../../../../src/data/ProblemError.ts';

/** Codes that are about the role or list of policies that was chosen. */
const aboutRole = new Set(['ROLE-002', 'ROLE-004']);

interface Faults {
  readonly fields: Readonly<Record<string, string>>;
  /** The policy a refusal names. */
  readonly policy: string | undefined;
  /** What an alert says. */
  readonly rest: Error | undefined;
}

export function readFaults(error: Error | undefined, roleField: string): Faults {
  if (!(error instanceof ProblemError)) return { fields: {}, policy: undefined, rest: error };
  const { code, violations } = error;
  if (violations.length > 0)
    return {
      fields: Object.fromEntries(violations.map(({ propertyPath, message }) => [propertyPath, message])),
      policy: undefined,
      rest: violations.every(({ propertyPath }) => propertyPath === '') ? error : undefined,
    };
  const values = (error.problem.values ?? {}) as { readonly policy?: string };
  if (code && aboutRole.has(code))
    return { fields: { [roleField]: error.message }, policy: values.policy, rest: error };
  return { fields: {}, policy: undefined, rest: error };
}
