/** Says a text of these screens, which stand in `texts/` and come with them; any other is the product's. */
import { useLocaleState, useTranslate } from 'ra-core';
import { phrase } from '../../../../src/i18n/phrase.ts';
import { userRights as english } from './texts/en.ts';
import { userRights as french } from './texts/fr.ts';

type Values = Readonly<Record<string, string | number>>;

const PREFIX = 'userRights.';

function find(texts: object, path: string): string | undefined {
  let value: unknown = texts;
  for (const step of path.split('.'))
    value =
      typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[step] : undefined;
  return typeof value === 'string' ? value : undefined;
}

export function useSay(): (key: string, values?: Values) => string {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  return (key, values = {}) => {
    if (!key.startsWith(PREFIX)) return translate(key, values);
    const text = find(locale === 'fr' ? french : english, key.slice(PREFIX.length));
    return text === undefined ? key : phrase(text, values, locale);
  };
}
