/**
 * What a cart's buyer and participants are asked, and what of it is missing. Required fields are the organiser's, the
 * show's, its unit's and the offers'; where and when they are asked is the reservation track's: a form that is read
 * only, or in the mode without required fields, requires nothing of whoever goes through it. Pure.
 */
import type { FormQuestionValues } from '../../../schema/generated/sale/FormQuestion.ts';
import { KNOWN_FIELDS } from '../../customers/OwnFields/model/knownFields.ts';
import { findFaults } from '../../customers/OwnFields/model/ownFields.ts';
import type { AskedField } from '../BookingTrack/model.ts';

export type Answers = Readonly<Record<string, unknown>>;

/** A form of a track, or of an offer's track. */
export interface TrackForm {
  readonly mode: 'normal' | 'not_required' | 'read_only';
  readonly optin: string | null;
  readonly fields: readonly AskedField[];
}

/** A field as the organiser has set it up. */
export type FieldSetup = Omit<FormQuestionValues, 'required' | 'readOnly' | 'label'> & {
  readonly label: string;
  readonly required: boolean;
  readonly readOnly: boolean;
};

/** An item of a cart, with what its price, show and offers ask. */
export interface AskingLine {
  readonly item: number;
  readonly quantity: number;
  readonly customer: readonly TrackForm[];
  readonly participant: readonly TrackForm[];
  /** Slugs that its show, the show's unit and its offers require of the buyer. */
  readonly required: readonly string[];
  /** Opt-in message of the show's unit. */
  readonly unitOptin: string | null;
  /** What was answered at each place; at the first, what is written down of the item's participant stands in. */
  readonly participants: readonly Answers[];
  readonly participantRecord: Answers | null;
}

export interface Asking {
  /** Slugs that the organiser requires of every buyer. */
  readonly required: readonly string[];
  readonly optin: string | null;
  readonly fields: readonly FieldSetup[];
  readonly lines: readonly AskingLine[];
  /** What is written down of the buyer: by property. */
  readonly customer: Answers | null;
  readonly answers: Answers;
}

export type Question = FormQuestionValues;

const isExempt = (forms: readonly TrackForm[]): boolean =>
  forms.length > 0 && forms.every(({ mode }) => mode !== 'normal');

/** The fields of some forms, each once, in the order of the forms; required where one of them requires it. */
function mergeForms(forms: readonly TrackForm[]): readonly AskedField[] {
  const merged = new Map<string, AskedField>();
  for (const { mode, fields } of forms)
    for (const field of fields) {
      const known = merged.get(field.slug);
      const required = mode === 'normal' && field.required === true;
      const readOnly = mode === 'read_only' || field.readOnly === true;
      merged.set(field.slug, {
        slug: field.slug,
        required: required || known?.required === true,
        readOnly: readOnly && known?.readOnly !== false,
      });
    }
  return [...merged.values()];
}

const withRequired = (fields: readonly AskedField[], slugs: readonly string[]): readonly AskedField[] => [
  ...fields.map((field) => (slugs.includes(field.slug) ? { ...field, required: true } : field)),
  ...[...new Set(slugs)]
    .filter((slug) => fields.every((field) => field.slug !== slug))
    .map((slug) => ({ slug, required: true, readOnly: false })),
];

/** What is asked of the buyer, whatever kind of customer they are. */
function listCustomerFields({ required, lines }: Asking): readonly AskedField[] {
  const fields = mergeForms(lines.flatMap(({ customer }) => customer));
  const asking = lines.filter(({ customer }) => !isExempt(customer));
  if (asking.length === 0) return fields;
  return withRequired(fields, [...required, ...asking.flatMap((line) => line.required)]);
}

const INPUTS: Readonly<Record<string, Question['inputType']>> = {
  'contact.email': 'email',
  'contact.phone': 'phone',
  'contact.birthday': 'date',
};

function describe({ slug, required, readOnly }: AskedField, setups: readonly FieldSetup[]): Question[] {
  const asked = { required: required === true, readOnly: readOnly === true };
  const setup = setups.find((one) => one.slug === slug);
  if (setup) return [{ ...setup, ...asked, readOnly: asked.readOnly || setup.readOnly }];
  // A field that was deleted since is asked for no longer.
  if (!KNOWN_FIELDS.some((known) => known.slug === slug)) return [];
  const [type = 'contact'] = slug.split('.');
  return [
    {
      slug,
      type,
      label: null,
      inputType: INPUTS[slug] ?? 'text',
      formIsMultiple: false,
      options: null,
      ...asked,
    },
  ];
}

export function listCustomerQuestions(asking: Asking): readonly Question[] {
  const isOrganization = Reflect.get(asking.customer ?? {}, 'type') === 'organization';
  return listCustomerFields(asking)
    .flatMap((field) => describe(field, asking.fields))
    .filter(({ type }) => type !== 'organization' || isOrganization);
}

export const listParticipantQuestions = (
  line: AskingLine,
  { fields }: Pick<Asking, 'fields'>,
): readonly Question[] => mergeForms(line.participant).flatMap((field) => describe(field, fields));

/** Slugs of a cart, or of an item, as the specification's required fields have them. */
export const listRequired = (questions: readonly Question[]): readonly string[] =>
  questions.filter(({ required, readOnly }) => required && !readOnly).map(({ slug }) => slug);

const PROPERTIES: Readonly<Record<string, string>> = {
  'contact.country': 'countryOfResidence',
  'organization.name': 'lastname',
};

/** The property of a buyer that a slug is kept in, where there is one: what is bought is of the order alone. */
export const propertyOf = (slug: string): string =>
  PROPERTIES[slug] ?? (slug.startsWith('shopping.') ? '' : slug.slice(slug.indexOf('.') + 1));

const hasValue = (value: unknown) => value !== null && value !== undefined && value !== '';

/** What was answered, else what is written down of who is asked. */
function fillAnswers(questions: readonly Question[], answers: Answers, record: Answers | null): Answers {
  const own: unknown = Reflect.get(record ?? {}, 'additionnalInformation');
  const more = typeof own === 'object' && own !== null ? { ...own } : {};
  const read = (slug: string): unknown => {
    if (slug in answers) return answers[slug];
    const property = propertyOf(slug);
    return record?.[property] ?? Reflect.get(more, slug) ?? Reflect.get(more, property);
  };
  const asked = questions.flatMap(({ slug }) => (hasValue(read(slug)) ? [[slug, read(slug)] as const] : []));
  // What is asked no longer stays where it was answered.
  return { ...answers, ...Object.fromEntries(asked) };
}

export const readCustomerAnswers = (asking: Asking): Answers =>
  fillAnswers(listCustomerQuestions(asking), asking.answers, asking.customer);

/** Of each place of an item, in the order of its tickets. */
export function readParticipantAnswers(line: AskingLine, asking: Pick<Asking, 'fields'>): readonly Answers[] {
  const questions = listParticipantQuestions(line, asking);
  return Array.from({ length: line.quantity }, (_, place) =>
    fillAnswers(questions, line.participants[place] ?? {}, place === 0 ? line.participantRecord : null),
  );
}

/** Those that are asked as the answers are now. */
export const asksNow = (questions: readonly Question[], answers: Answers) =>
  questions.filter(
    ({ relatedTo }) => !relatedTo || (hasValue(answers[relatedTo]) && answers[relatedTo] !== false),
  );

/** Slugs that have no answer, or one that is no e-mail address or number. */
export const listFaults = (questions: readonly Question[], answers: Answers): readonly string[] => [
  ...findFaults(
    asksNow(questions, answers).map((question) => ({ ...question, label: question.label ?? question.slug })),
    answers,
  ).keys(),
];

export interface Missing {
  readonly slug: string;
  readonly label: string | null;
  /** Of whom: the buyer, or the participant at this place of an item, from 0. */
  readonly of: 'customer' | { readonly item: number; readonly place: number };
}

/** What has to be answered before the cart is sold. */
export function findMissing(asking: Asking): readonly Missing[] {
  const customer = listCustomerQuestions(asking);
  const labelOf = (questions: readonly Question[], slug: string) =>
    questions.find((question) => question.slug === slug)?.label ?? null;
  return [
    ...listFaults(customer, readCustomerAnswers(asking)).map((slug) => ({
      slug,
      label: labelOf(customer, slug),
      of: 'customer' as const,
    })),
    ...asking.lines.flatMap((line) => {
      const questions = listParticipantQuestions(line, asking);
      return readParticipantAnswers(line, asking).flatMap((answers, place) =>
        listFaults(questions, answers).map((slug) => ({
          slug,
          label: labelOf(questions, slug),
          of: { item: line.item, place },
        })),
      );
    }),
  ];
}

/** Items of whose participants anything is asked. */
export const listAskingItems = (asking: Asking): readonly AskingLine[] =>
  asking.lines.filter((line) => listParticipantQuestions(line, asking).length > 0);

/** Where an answer stands in the body of the call that gives it. */
export function pathOf({ slug, of }: Missing, asking: Asking): string {
  if (of === 'customer') return `customerFormData.${slug}`;
  const index = listAskingItems(asking).findIndex(({ item }) => item === of.item);
  return `participantFormList[${index}].participantList[${of.place}].${slug}`;
}

/** The label beside the box for news: the units' messages, joined by commas, in the place of the track's, then the organiser's. */
export function joinOptin({ lines, optin }: Asking): string | null {
  const units = [...new Set(lines.flatMap(({ unitOptin }) => unitOptin?.trim() || []))];
  if (units.length > 0) return units.join(', ');
  const [track] = lines.flatMap(({ customer }) => customer.flatMap((form) => form.optin?.trim() || []));
  return track ?? (optin?.trim() || null);
}
