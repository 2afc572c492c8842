/**
 * English and French: react-admin's texts, the engine's, the entities' names and the menu's. Only the language that is
 * read is fetched; the texts of hand-written screens come with the first of those, and those of refusals with the first
 * refusal. Keys that are not there answer themselves.
 */
import type { I18nProvider } from 'ra-core';
import { entities } from '../../schema/generated/entities.ts';
import type { Messages } from '../screens.ts';
import { provideOwnTexts } from './ownTexts.ts';
import { phrase } from './phrase.ts';
import { provideRefusals } from './refusals.ts';

type Bundle = Record<string, unknown>;
type Language = keyof Messages;

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

const resourceNames = (language: Language) =>
  Object.fromEntries(
    entities.map(({ name, label, plural }) => [
      name,
      { name: `${label[language]} |||| ${plural[language]}`, forcedCaseName: plural[language] },
    ]),
  );

const loaders = {
  en: async () => (await import('./english.ts')).english,
  fr: async () => (await import('./french.ts')).french,
} as const;

const refusalLoaders = {
  en: async () => (await import('./refusals/en.ts')).refusals,
  fr: async () => (await import('./refusals/fr.ts')).refusals,
} as const;

const isLanguage = (locale: string | undefined): locale is Language => locale === 'en' || locale === 'fr';

async function load(language: Language, menu: Messages): Promise<Bundle> {
  const [own, more] = await Promise.all([loaders[language](), menu[language]()]);
  return merge(...own, { resources: resourceNames(language) }, ...more);
}

async function loadRefusals(language: Language, refusals: Messages): Promise<Bundle> {
  const [own, more] = await Promise.all([refusalLoaders[language](), refusals[language]()]);
  return merge(own, ...more);
}

const chooseLanguage = (chosen: string | undefined): Language => {
  if (isLanguage(chosen)) return chosen;
  return navigator.language.startsWith('fr') ? 'fr' : 'en';
};

/** Only fetches what `makeI18nProvider` will want. */
export async function loadTexts(menu: Messages, chosen: string | undefined): Promise<void> {
  const language = chooseLanguage(chosen);
  await Promise.all([loaders[language](), menu[language]()]);
}

/** @example find(bundle, "app.list.none") */
function find(bundle: Bundle, key: string): string | undefined {
  let value: unknown = bundle;
  for (const step of key.split('.')) value = isBundle(value) ? value[step] : undefined;
  return typeof value === 'string' ? value : undefined;
}

interface Texts {
  readonly menu: Messages;
  /** Of hand-written screens. */
  readonly messages: Messages;
  /** Of the refusals of their areas. */
  readonly refusals: Messages;
}

/** @param chosen by the person, here or for their account; absent: the browser's */
export async function makeI18nProvider(
  { menu, messages, refusals }: Texts,
  chosen: string | undefined,
): Promise<I18nProvider> {
  let locale = chooseLanguage(chosen);
  let bundle = await load(locale, menu);
  let known: Language | undefined;
  let ownKnown: Language | undefined;
  const addOwn = async (language: Language) => {
    const more = await messages[language]();
    bundle = merge(bundle, ...more);
    ownKnown = language;
  };
  provideOwnTexts(async () => {
    if (ownKnown !== locale) await addOwn(locale);
  });
  const addRefusals = async (language: Language) => {
    const more = await loadRefusals(language, refusals);
    bundle = merge(bundle, more);
    known = language;
  };
  provideRefusals(async () => {
    if (known !== locale) await addRefusals(locale);
  });
  return {
    translate: (key: string, values: Record<string, unknown> = {}) => {
      const text = find(bundle, key) ?? (typeof values._ === 'string' ? values._ : key);
      return phrase(text, values, locale);
    },
    changeLocale: async (next: string) => {
      const language = isLanguage(next) ? next : 'en';
      bundle = await load(language, menu);
      locale = language;
      // The screen that is open is drawn from them.
      if (ownKnown) await addOwn(language);
      // What was refused is on the screen still.
      if (known) await addRefusals(language).catch(() => undefined);
    },
    getLocale: () => locale,
    getLocales: () => [
      { locale: 'en', name: 'English' },
      { locale: 'fr', name: 'Français' },
    ],
  };
}
