/** Violations by property path → the tree of errors a react-hook-form form takes. Pure. */
import type { ProblemViolation } from './ProblemError.ts';

/** A text, or a translation key with its values, as react-admin shows under an input. */
export type ViolationText = (
  violation: ProblemViolation,
) => string | { readonly message: string; readonly args: Readonly<Record<string, unknown>> };

type Tree = Record<string, unknown>;

/**
 * @example formErrors([{ propertyPath: 'lines[0].quantity', message: 'Too small' }])
 * // { lines: { 0: { quantity: 'Too small' } } }
 */
export function formErrors(
  violations: readonly ProblemViolation[],
  text: ViolationText = (violation) => violation.message,
): Record<string, unknown> {
  const errors: Tree = {};
  for (const violation of violations) {
    const path = violation.propertyPath.match(/[^.[\]]+/g) ?? ['root', 'serverError'];
    let node = errors;
    for (const step of path.slice(0, -1)) {
      if (typeof node[step] !== 'object' || node[step] === null) node[step] = {};
      node = node[step] as Tree;
    }
    const leaf = path[path.length - 1] as string;
    node[leaf] ??= text(violation);
  }
  return errors;
}
