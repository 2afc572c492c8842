/** The one error class a screen meets when a server refuses: status, code, message, details, hint, violations. */
export { ProblemError } from 'ra-data-hydra/ProblemError.ts';
