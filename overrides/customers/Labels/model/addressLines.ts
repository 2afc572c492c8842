/** What stands on a customer's label: a name, and an address as the post reads it. Pure. */
export interface Addressee {
  readonly type: string | null;
  readonly civility: string | null;
  readonly lastname: string | null;
  readonly firstname: string | null;
  readonly address: string | null;
  readonly zipcode: string | null;
  readonly city: string | null;
  /** ISO 3166, e.g. `FR`. */
  readonly country: string | null;
}

type Language = 'en' | 'fr';

const CIVILITIES: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { mr: 'Mr', mrs: 'Mrs' },
  fr: { mr: 'M.', mrs: 'Mme' },
};

const trimmed = (text: string | null): string => (text ?? '').replace(/\s+/g, ' ').trim();

/** A letter arrives by its town; a street alone is nowhere. */
export const hasAddress = ({ city, zipcode, address }: Addressee): boolean =>
  trimmed(city) !== '' && (trimmed(zipcode) !== '' || trimmed(address) !== '');

function nameLine({ type, civility, lastname, firstname }: Addressee, language: Language): string {
  if (type === 'organization') return trimmed(lastname);
  const title = CIVILITIES[language][civility ?? ''] ?? '';
  return [title, trimmed(firstname), trimmed(lastname)].filter(Boolean).join(' ');
}

/** Abroad the last line is the country, in the language of who posts it. */
function countryLine(country: string | null, home: string, language: Language): string {
  if (country === null || country === home || !/^[A-Z]{2}$/.test(country)) return '';
  return (new Intl.DisplayNames([language], { type: 'region' }).of(country) ?? country).toLocaleUpperCase(
    language,
  );
}

export function addressLines(
  person: Addressee,
  { home, language }: { readonly home: string; readonly language: Language },
): readonly string[] {
  const town = [trimmed(person.zipcode), trimmed(person.city)].filter(Boolean).join(' ');
  const streets = (person.address ?? '').split(/\r?\n/).map((line) => trimmed(line));
  return [nameLine(person, language), ...streets, town, countryLine(person.country, home, language)].filter(
    Boolean,
  );
}

/** @param first of the first sheet's labels, from 1, that is still free */
export const countSheets = (labels: number, first: number, aSheet: number): number =>
  labels === 0 ? 0 : Math.ceil((labels + ((first - 1) % aSheet)) / aSheet);
