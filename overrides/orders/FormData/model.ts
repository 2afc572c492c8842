/** What an order's customer answered, question by question: those of its tracks' forms, then whatever else was stored. Pure. */
export interface Question {
  readonly slug: string;
  readonly label: string;
  readonly isRequired: boolean;
  readonly options: readonly string[];
}

export interface Answer extends Question {
  readonly value: string;
}

/** As stored: by slug, texts, or several of them. */
export type Answers = Readonly<Record<string, unknown>>;

export const readAnswers = (stored: unknown): Answers =>
  typeof stored === 'object' && stored !== null && !Array.isArray(stored) ? (stored as Answers) : {};

const isText = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value);

/** Choices as a field keeps them: a list of texts, or of objects with a label or a value. */
export function listOptions(options: unknown): readonly string[] {
  const list = Array.isArray(options) ? options : readAnswers(options).choices;
  if (!Array.isArray(list)) return [];
  return list.flatMap((option: unknown) => {
    const { value, label } = readAnswers(option);
    const text = [option, value, label].find(isText);
    return text === undefined ? [] : [String(text)];
  });
}

const askedOther = (slug: string): Question => ({
  slug,
  label: slug.split('.').at(-1) ?? slug,
  isRequired: false,
  options: [],
});

/** Those that can be typed; what a program stored otherwise is left as it is. */
export function listAnswers(questions: readonly Question[], stored: Answers): readonly Answer[] {
  const asked = new Set(questions.map(({ slug }) => slug));
  const others = Object.keys(stored).filter((slug) => !asked.has(slug));
  return [...questions, ...others.map(askedOther)].flatMap((question) => {
    const value = stored[question.slug];
    const isTyped = value === undefined || value === null || isText(value);
    return isTyped ? [{ ...question, value: isText(value) ? String(value) : '' }] : [];
  });
}

/** An answer that is emptied is no longer stored. */
export function setAnswer(stored: Answers, slug: string, text: string): Answers {
  const { [slug]: _, ...rest } = stored;
  return text === '' ? rest : { ...rest, [slug]: text };
}
