/**
 * A violation as a translation key: by its code where we have words for it, else as the server said it. Written as
 * one string, the way react-admin's own checks write theirs: a form takes objects for the errors of a sub-form.
 */
import type { ViolationText } from 'ra-data-hydra/formErrors.ts';

const known = new Set([
  'required',
  'type',
  'enum',
  'min',
  'max',
  'maxLength',
  'pattern',
  'unique',
  'relation',
  'unknown',
  'readOnly',
  'immutable',
]);

export const violationText: ViolationText = ({ code, message }) =>
  code && known.has(code)
    ? `@@react-admin@@${JSON.stringify({ message: `app.violation.${code}`, args: { _: message } })}`
    : message;
