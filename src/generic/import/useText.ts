/** `translate` of the import's own texts. */
import { useLocale } from 'ra-core';
import { phrase } from '../../i18n/phrase.ts';
import { type ImportText, importTexts } from './importTexts.ts';

export function useText(): (key: ImportText, values?: Readonly<Record<string, unknown>>) => string {
  const locale = useLocale() === 'fr' ? 'fr' : 'en';
  return (key, values = {}) => phrase(importTexts[locale][key], values, locale);
}
