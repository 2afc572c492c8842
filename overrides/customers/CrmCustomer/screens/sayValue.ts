/** The value of an organiser's own field → words. Pure. */
interface Said {
  readonly inputType: string | null;
  readonly locale: string;
  readonly yes: string;
  readonly no: string;
}

const DAY = /^\d{4}-\d\d-\d\d$/;

export function sayValue(value: unknown, said: Said): string {
  const { inputType, locale, yes, no } = said;
  if (Array.isArray(value)) return value.map((item: unknown) => sayValue(item, said)).join(', ');
  if (typeof value === 'boolean') return value ? yes : no;
  if (typeof value === 'number') return new Intl.NumberFormat(locale).format(value);
  if (typeof value !== 'string')
    return typeof value === 'object' && value !== null
      ? Object.values(value)
          .map((item: unknown) => sayValue(item, said))
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
