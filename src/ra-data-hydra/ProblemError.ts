/**
 * A refusal of a server as react-admin understands it: RFC 9457 members kept, violations as a tree of form errors
 * under `body.errors`, so that a form shows each one on its field.
 */
import { HttpError } from 'ra-core';
import { type HttpErrorKind, httpErrorKind } from './errorKinds.ts';

export interface ProblemViolation {
  readonly propertyPath: string;
  readonly message: string;
  readonly code?: string;
}

interface ProblemBody {
  readonly title?: string;
  readonly detail?: string;
  readonly message?: string;
  readonly code?: string;
  readonly details?: string;
  readonly hint?: string;
  readonly description?: string;
  readonly violations?: readonly ProblemViolation[];
  readonly 'hydra:title'?: string;
  readonly 'hydra:description'?: string;
  readonly [extra: string]: unknown;
}

export class ProblemError extends HttpError {
  /** What the status means. */
  readonly kind: HttpErrorKind;
  readonly code: string | undefined;
  readonly details: string | undefined;
  readonly hint: string | undefined;
  readonly violations: readonly ProblemViolation[];
  /** The whole answer, with whatever members the server added. */
  readonly problem: ProblemBody;

  constructor(status: number, problem: ProblemBody, errors?: Record<string, unknown>) {
    const message =
      problem.message ??
      problem.detail ??
      problem.description ??
      problem['hydra:description'] ??
      problem.title ??
      problem['hydra:title'] ??
      `HTTP ${status}`;
    super(message, status, { ...problem, ...(errors && { errors }) });
    // HttpError resets the prototype to its own.
    Object.setPrototypeOf(this, new.target.prototype);
    this.name = 'ProblemError';
    this.kind = httpErrorKind(status);
    this.problem = problem;
    this.code = problem.code;
    this.details = problem.details;
    this.hint = problem.hint;
    this.violations = problem.violations ?? [];
  }
}
