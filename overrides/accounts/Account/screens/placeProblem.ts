/** Which field of a form a refusal is about. Pure. */
import { ProblemError } from '../../../../src/data/ProblemError.ts';

export interface PlacedProblem {
  /** Absent: it is about none of the form's fields. */
  readonly field?: string;
  /** Of its words. */
  readonly key: string;
  readonly message: string;
  readonly values: Readonly<Record<string, unknown>>;
}

const fieldOf: Readonly<Record<string, string>> = {
  'ACC-103': 'current',
  'ACC-104': 'new',
  'ACC-109': 'code',
};

/** @param fields of the form, as the call names its members */
export function placeProblem(error: unknown, fields: readonly string[]): PlacedProblem | undefined {
  if (!(error instanceof ProblemError)) return undefined;
  const values = (error.problem.values ?? {}) as Record<string, unknown>;
  const [violation] = error.violations;
  const code = error.code ?? '';
  const field = violation?.propertyPath ?? fieldOf[code] ?? String(values.member ?? '');
  const message = violation?.message ?? error.message;
  const key = violation ? `app.violation.${violation.code}` : `errors.${code}`;
  return { ...(fields.includes(field) && { field }), key, message, values };
}
