/** What a form needs of a refusal: its code, and which text is at which field. Pure. */
import { ProblemError } from './ProblemError.ts';

export interface Refusal {
  readonly error: Error;
  /** Of the catalogue; absent where a server without codes, the network or the program refused. */
  readonly code: string | undefined;
  /** In the reader's language, by property path: `name`, `payments[0].amount`. */
  readonly fields: Readonly<Record<string, string>>;
  /** Whether something is wrong that no field can show. */
  readonly isGeneral: boolean;
}

type Translate = (key: string, options: { readonly _: string }) => string;

export function readRefusal(error: unknown, translate: Translate): Refusal {
  if (!(error instanceof ProblemError)) {
    const fault = error instanceof Error ? error : new Error(String(error));
    return { error: fault, code: undefined, fields: {}, isGeneral: true };
  }
  const placed = error.violations.filter(({ propertyPath }) => propertyPath !== '');
  const texts = placed
    .toReversed()
    .map(({ propertyPath, code, message }) => [
      propertyPath,
      translate(`app.violation.${code}`, { _: message }),
    ]);
  return {
    error,
    code: error.code,
    fields: Object.fromEntries(texts),
    isGeneral: placed.length === 0 || placed.length < error.violations.length,
  };
}
