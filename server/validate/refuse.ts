/** Makes the one problem that carries violations. */
import type { Problem, Violation } from '../errors.ts';
import { validationProblem } from './errors.ts';

/** An answer names no more than this; the rest shows when these are mended. */
const most = 200;

export function refuse(violations: readonly Violation[]): Problem {
  const summary = violations
    .slice(0, 10)
    .map(({ propertyPath, message }) => (propertyPath ? `${propertyPath}: ${message}` : message))
    .join('\n');
  return validationProblem('VAL-001', { summary }, { violations: violations.slice(0, most) });
}
