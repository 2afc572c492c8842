/** A refused response → ProblemError. Leaves what a violation's text is in the reader's language to the caller. */
import { formErrors, type ViolationText } from './formErrors.ts';
import { ProblemError } from './ProblemError.ts';

/** Reads the body of a response that is not ok; a body that is no JSON becomes a problem with the status alone. */
export async function readProblem(response: Response, text?: ViolationText): Promise<ProblemError> {
  const body: unknown = await response.json().catch(() => undefined);
  const problem = typeof body === 'object' && body !== null ? (body as ProblemError['problem']) : {};
  const named = response.statusText ? { title: response.statusText, ...problem } : problem;
  const violations = named.violations ?? [];
  return new ProblemError(
    response.status,
    named,
    violations.length > 0 ? formErrors(violations, text) : undefined,
  );
}
