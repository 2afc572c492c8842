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

/** A field of customers by its slug. */
type Known = Pick<Question, 'slug' | 'label' | 'options'>;

interface AskingForm {
  readonly type: string;
  readonly mode: string | null;
  readonly fieldList: readonly { readonly slug: string; readonly required: boolean | null }[] | null;
  readonly customerFieldContractList: readonly {
    readonly slug: string;
    readonly required: boolean | null;
    readonly position: number | null;
  }[];
}

/** What the forms of the customer ask, each once; one that names no fields asks for those whose form it is. */
export function listQuestions(forms: readonly AskingForm[], known: readonly Known[]): readonly Question[] {
  const asked = new Map<string, Question>();
  for (const { type, mode, fieldList, customerFieldContractList } of forms) {
    if (type !== 'customer') continue;
    const own = customerFieldContractList.toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0));
    for (const { slug, required } of fieldList && fieldList.length > 0 ? fieldList : own) {
      const field = known.find((one) => one.slug === slug);
      const isRequired = (required === true && mode === 'normal') || asked.get(slug)?.isRequired === true;
      if (field) asked.set(slug, { ...field, isRequired });
    }
  }
  return [...asked.values()];
}

const askedOther = (slug: string, known: readonly Known[]): Question => ({
  label: slug.split('.').at(-1) ?? slug,
  options: [],
  ...known.find((field) => field.slug === slug),
  slug,
  isRequired: false,
});

/** Those that can be typed; what a program stored otherwise is left as it is. */
export function listAnswers(
  questions: readonly Question[],
  stored: Answers,
  known: readonly Known[] = [],
): readonly Answer[] {
  const asked = new Set(questions.map(({ slug }) => slug));
  const others = Object.keys(stored).filter((slug) => !asked.has(slug));
  return [...questions, ...others.map((slug) => askedOther(slug, known))].flatMap((question) => {
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
