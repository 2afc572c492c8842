/** A refusal as texts by field; what is about the rights that were chosen is at the field of the role. */

import { ProblemError } from '../../../../src/data/ProblemError.ts';
import type { Refusal } from '../../../../src/data/readRefusal.ts';
import { useRefusal } from '../../../../src/generic/useRefusal.ts';

/** Codes that are about the role or list of policies that was chosen. */
const aboutRole = new Set(['ROLE-002', 'ROLE-004']);

interface Faults {
  readonly fields: Readonly<Record<string, string>>;
  /** The policy a refusal names. */
  readonly policy: string | undefined;
  /** The text of an alert. */
  readonly rest: Error | undefined;
}

/** @param roleField what a refusal of rights that were chosen is at */
export function useFaults(refusal: Refusal | undefined, roleField: string): Faults {
  const refusalOf = useRefusal();
  if (!refusal) return { fields: {}, policy: undefined, rest: undefined };
  const { error, code, fields, isGeneral } = refusal;
  if (!(error instanceof ProblemError && code && aboutRole.has(code)))
    return { fields, policy: undefined, rest: isGeneral ? error : undefined };
  const values = (error.problem.values ?? {}) as { readonly policy?: string };
  return { fields: { [roleField]: refusalOf(error).text }, policy: values.policy, rest: error };
}
