/** The value of an organiser's own field → words. Pure. */
interface Wording {
  readonly inputType: string | null;
  readonly locale: string;
  readonly yes: string;
  readonly no: string;
}

const DAY = /^\d{4}-\d\d-\d\d$/;

export function describeValue(value: unknown, wording: Wording): string {
  const { inputType, locale, yes, no } = wording;
  if (Array.isArray(value)) return value.map((item: unknown) => describeValue(item, wording)).join(', ');
  if (typeof value === 'boolean') return value ? yes : no;
  if (typeof value === 'number') return new Intl.NumberFormat(locale).format(value);
  if (typeof value !== 'string')
    return typeof value === 'object' && value !== null
      ? Object.values(value)
          .map((item: unknown) => describeValue(item, wording))
          .join(', ')
      : '';
  // A file's cells are texts.
  if (inputType === 'boolean' && /^(true|1)$/.test(value)) return yes;
  if (inputType === 'boolean' && /^(false|0)$/.test(value)) return no;
  if (inputType === 'date' && DAY.test(value))
    return new Date(`${value}T00:00Z`).toLocaleDateString(locale === 'en' ? 'en-GB' : locale, {
      timeZone: 'UTC',
    });
  return value;
}
