/** How a problem is written down. */
import type { Problem } from '../errors.ts';

/** The answer to a problem: RFC 9457 members first, then ours. */
export function problemBody(problem: Problem): Record<string, unknown> {
  const { code, status, message, details, hint, violations, values, extra } = problem;
  return {
    ...(violations
      ? { '@context': '/contexts/ConstraintViolationList.jsonld', '@type': 'ConstraintViolationList' }
      : {}),
    type: `/errors/${code}`,
    title: violations ? 'Validation failed' : message,
    status,
    detail: message,
    code,
    message,
    ...(details === undefined ? {} : { details }),
    ...(hint === undefined ? {} : { hint }),
    ...(Object.keys(values).length && !violations ? { values } : {}),
    ...(violations ? { violations } : {}),
    ...extra,
  };
}
