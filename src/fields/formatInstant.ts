/** An instant → text in the timezone of its owner (never the browser's). */
type InstantStyle = 'date' | 'time' | 'dateTime' | 'long' | 'weekday';

const styles: Readonly<Record<InstantStyle, Intl.DateTimeFormatOptions>> = {
  date: { day: '2-digit', month: '2-digit', year: 'numeric' },
  time: { hour: '2-digit', minute: '2-digit' },
  dateTime: { day: '2-digit', month: '2-digit', year: 'numeric', hour: '2-digit', minute: '2-digit' },
  long: {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  },
  weekday: { weekday: 'short', day: 'numeric', month: 'short' },
};

/** British English for `en`: days before months, 24 hours, as every box office in Europe writes them. */
const region = (locale: string) => (locale === 'en' ? 'en-GB' : locale);

/**
 * @param iso instant in UTC, e.g. `2026-11-21T19:30:00Z`
 * @param timezone IANA name, e.g. `Europe/Paris`
 * @example formatInstant('2026-11-21T19:30:00Z', 'Europe/Paris', 'fr', 'time') // '20:30'
 */
export function formatInstant(
  iso: string | null | undefined,
  timezone: string,
  locale: string,
  style: InstantStyle = 'dateTime',
): string {
  if (!iso) return '';
  const instant = new Date(iso);
  if (Number.isNaN(instant.getTime())) return iso;
  const options = styles[style];
  try {
    return new Intl.DateTimeFormat(region(locale), { ...options, timeZone: timezone }).format(instant);
  } catch {
    return new Intl.DateTimeFormat(region(locale), { ...options, timeZone: 'UTC' }).format(instant);
  }
}
