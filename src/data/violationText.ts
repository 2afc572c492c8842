/**
 * A violation as a translation key by its code, else in the server's words. Written as one string, the way react-admin's
 * own checks write theirs: a form takes objects for the errors of a sub-form.
 */
import type { ViolationText } from 'ra-data-hydra/formErrors.ts';

export const violationText: ViolationText = ({ code, message }) =>
  code
    ? `@@react-admin@@${JSON.stringify({ message: `app.violation.${code}`, args: { _: message } })}`
    : message;
