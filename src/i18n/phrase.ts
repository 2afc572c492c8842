/**
 * A text with its blanks filled: `%{name}`, and by `smart_count` one of the forms between `||||`. Pure; what
 * Polyglot does with the same texts, for our two languages.
 */
import { tieMarks } from '../../schema/tieMarks.ts';

type Values = Readonly<Record<string, unknown>>;

/** French says "0 billet" and "1,5 billet", English "0 tickets" and "1.5 tickets". */
function formOf(count: number, locale: string): number {
  return locale === 'fr' ? Number(Math.abs(count) >= 2) : Number(count !== 1);
}

/** Two forms: one and more. Three: none, one and more. */
function choose(text: string, count: number, locale: string): string {
  const forms = text.split('||||').map((form) => form.trim());
  if (forms.length === 3) return forms[count === 0 ? 0 : 1 + formOf(count, locale)] ?? text;
  return forms[Math.min(formOf(count, locale), forms.length - 1)] ?? text;
}

export function phrase(text: string, values: Values, locale: string): string {
  const count = values.smart_count;
  const form = text.includes('||||') && typeof count === 'number' ? choose(text, count, locale) : text;
  return (locale === 'fr' ? tieMarks(form) : form).replace(/%\{(\w+)\}/g, (blank, name: string) => {
    const value = values[name];
    if (value === undefined || value === null) return blank;
    // Other numbers may be names: a year, an order's number.
    return name === 'smart_count' ? new Intl.NumberFormat(locale).format(Number(value)) : String(value);
  });
}
