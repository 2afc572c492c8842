/**
 * An organiser's own fields of customers: which ones a customer has, what may be chosen in each, and what is missing or wrong.
 * Values are kept by the field's slug; files and older programs keep them without its beginning. Pure.
 */
import type { CustomerFieldContractValues } from '../../../../schema/generated/customers/CustomerFieldContract.ts';

type InputType = NonNullable<CustomerFieldContractValues['inputType']>;

export interface OwnField {
  readonly slug: string;
  readonly label: string;
  readonly type: string;
  readonly inputType: InputType | null;
  readonly formType?: InputType | null;
  readonly formIsMultiple?: boolean | null;
  readonly options?: unknown;
  readonly formOptions?: unknown;
  readonly description?: string | null;
  readonly required?: boolean | null;
  readonly readOnly?: boolean | null;
  readonly relatedTo?: string | null;
}

export type OwnValues = Readonly<Record<string, unknown>>;
export type OwnInput = 'text' | 'tel' | 'email' | 'number' | 'date' | 'switch' | 'one' | 'several';

/** What the form asks for: criteria of a search are asked as what they compare. */
const INPUTS: Readonly<Record<InputType, OwnInput>> = {
  text: 'text',
  match: 'text',
  contains: 'text',
  phone: 'tel',
  email: 'email',
  number: 'number',
  date: 'date',
  dateSelector: 'date',
  dateIsBefore: 'date',
  dateIsAfter: 'date',
  boolean: 'switch',
  uniqueList: 'one',
  multipleList: 'several',
};

export function inputOf({ formType, inputType, formIsMultiple }: OwnField): OwnInput {
  const input = INPUTS[formType ?? inputType ?? 'text'];
  return formIsMultiple && (input === 'text' || input === 'one') ? 'several' : input;
}

const tailOf = (slug: string): string => slug.slice(slug.indexOf('.') + 1);

/** Fields that the product has a place for: a mailing list is in the lists, a surname is the surname. */
export const isKnown = ({ slug }: OwnField, known: readonly string[]): boolean =>
  slug.includes('.diffusionListOK.') || known.includes(tailOf(slug));

export const keyOf = ({ slug }: Pick<OwnField, 'slug'>, values: OwnValues): string =>
  !(slug in values) && tailOf(slug) in values ? tailOf(slug) : slug;

export const readValue = (field: Pick<OwnField, 'slug'>, values: OwnValues): unknown =>
  values[keyOf(field, values)] ?? null;

const hasAnswer = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.length > 0
    : value !== null && value !== undefined && value !== '' && value !== false;

/**
 * Those that a customer of this type is asked for, in their order; one that depends on another only where that has an answer.
 * @param known properties that customers have anyway
 */
export function listOwnFields<Field extends OwnField>(
  fields: readonly Field[],
  {
    customerType,
    values,
    known,
  }: { readonly customerType: string; readonly values: OwnValues; readonly known: readonly string[] },
): readonly Field[] {
  return fields.filter(
    (field) =>
      field.type === customerType &&
      !isKnown(field, known) &&
      (!field.relatedTo || hasAnswer(readValue({ slug: field.relatedTo }, values))),
  );
}

interface Choice {
  readonly value: string;
  readonly text: string;
}

/** What may be chosen: a list of texts or of values with a label, or labels by value. */
export function listChoices({ formOptions, options }: OwnField): readonly Choice[] {
  const given = formOptions ?? options;
  if (Array.isArray(given))
    return given.flatMap((one: unknown) => {
      if (typeof one === 'string' || typeof one === 'number')
        return { value: String(one), text: String(one) };
      if (typeof one !== 'object' || one === null) return [];
      const { value, label } = one as { readonly value?: unknown; readonly label?: unknown };
      const text = label ?? value;
      return text === undefined ? [] : { value: String(value ?? label), text: String(text) };
    });
  if (typeof given !== 'object' || given === null) return [];
  return Object.entries(given).map(([value, text]) => ({ value, text: String(text) }));
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export type Fault = 'required' | 'format';

/** @returns by slug what is missing, or no e-mail address or number */
export function findFaults(fields: readonly OwnField[], values: OwnValues): ReadonlyMap<string, Fault> {
  const faultOf = (field: OwnField): Fault | undefined => {
    const value = readValue(field, values);
    const input = inputOf(field);
    if (!hasAnswer(value))
      return field.required && !field.readOnly && input !== 'switch' ? 'required' : undefined;
    const isWrong =
      (input === 'email' && !EMAIL.test(String(value))) ||
      (input === 'number' && !Number.isFinite(Number(value)));
    return isWrong ? 'format' : undefined;
  };
  const faults = new Map<string, Fault>();
  for (const field of fields) {
    const fault = faultOf(field);
    if (fault) faults.set(field.slug, fault);
  }
  return faults;
}
