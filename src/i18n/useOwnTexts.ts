/** Texts that come with the screens they are of, in both languages: nobody else waits for them. */
import { useLocaleState, useTranslate } from 'ra-core';
import { phrase } from './phrase.ts';

type Values = Readonly<Record<string, string | number>>;

type Translate = (key: string, values?: Values) => string;

function find(texts: object, path: string): string | undefined {
  let value: unknown = texts;
  for (const step of path.split('.'))
    value =
      typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[step] : undefined;
  return typeof value === 'string' ? value : undefined;
}

/** @param prefix of the keys of these texts, with its dot; any other key is the product's */
export function useOwnTexts(
  prefix: string,
  { en, fr }: { readonly en: object; readonly fr: object },
): Translate {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  return (key, values = {}) => {
    if (!key.startsWith(prefix)) return translate(key, values);
    const text = find(locale === 'fr' ? fr : en, key.slice(prefix.length));
    return text === undefined ? key : phrase(text, values, locale);
  };
}
