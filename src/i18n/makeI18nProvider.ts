/** English and French: react-admin's texts, the engine's, the entities' names, then what overriding screens add. */
import type { TranslationMessages } from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import english from 'ra-language-english';
import french from 'ra-language-french';
import type { Label } from '../../schema/descriptor.ts';
import { entities } from '../../schema/generated/entities.ts';
import type { Messages } from '../screens.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

type Bundle = Record<string, unknown>;

const isBundle = (value: unknown): value is Bundle => typeof value === 'object' && value !== null;

/** Later bundles win; nested keys are united. */
function merge(...bundles: readonly object[]): Bundle {
  const result: Bundle = {};
  for (const bundle of bundles)
    for (const [key, value] of Object.entries(bundle)) {
      const known = result[key];
      result[key] = isBundle(value) && isBundle(known) ? merge(known, value) : value;
    }
  return result;
}

const resourceNames = (language: keyof Label) =>
  Object.fromEntries(
    entities.map(({ name, label, plural }) => [
      name,
      { name: `${label[language]} |||| ${plural[language]}`, forcedCaseName: plural[language] },
    ]),
  );

export function makeI18nProvider(messages: readonly Messages[]) {
  const bundles: Readonly<Record<string, Bundle>> = {
    en: merge(english, en, { resources: resourceNames('en') }, ...messages.map((each) => each.en)),
    fr: merge(french, fr, { resources: resourceNames('fr') }, ...messages.map((each) => each.fr)),
  };
  return polyglotI18nProvider(
    (locale) => (bundles[locale] ?? bundles.en) as TranslationMessages,
    navigator.language.startsWith('fr') ? 'fr' : 'en',
    [
      { locale: 'en', name: 'English' },
      { locale: 'fr', name: 'Français' },
    ],
    { allowMissing: true },
  );
}
