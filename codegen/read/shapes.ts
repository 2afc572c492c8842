/** The shapes that a key's value may have: whether a value has one, and what to write instead. */
import { tones } from '../../schema/descriptor.ts';
import type { Shape } from '../../schema/keys/key.ts';

const isText = (value: unknown): value is string => typeof value === 'string';
const isNames = (value: unknown): boolean => Array.isArray(value) && value.every(isText);
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isLabel(value: unknown): boolean {
  if (isText(value)) return true;
  return isObject(value) && isText(value.en) && isText(value.fr) && Object.keys(value).length === 2;
}

function isChoices(value: unknown): boolean {
  if (Array.isArray(value))
    return value.length > 0 && value.every((item) => isText(item) || (isObject(item) && isText(item.value)));
  return isObject(value) && Object.keys(value).length > 0 && Object.values(value).every(isLabel);
}

function isPattern(value: unknown): boolean {
  if (!isText(value) || value === '') return false;
  try {
    new RegExp(value, 'u');
    return true;
  } catch {
    return false;
  }
}

interface ShapeCheck {
  is(value: unknown): boolean;
  /** Behind "Write". */
  readonly want: string;
}

const text: ShapeCheck = { is: (value) => isText(value) && value !== '', want: 'a text' };
const object: ShapeCheck = { is: isObject, want: 'an object' };

const checks: Readonly<Record<Extract<Shape, string>, ShapeCheck>> = {
  text,
  valueName: {
    ...text,
    want: 'the name of an entity of scope "value" that a file of its own describes, or "json" for any JSON',
  },
  flag: { is: (value) => typeof value === 'boolean', want: 'true or false' },
  number: { is: (value) => typeof value === 'number', want: 'a number' },
  count: {
    is: (value) => Number.isSafeInteger(value) && Number(value) >= 1,
    want: 'a whole number from 1 on',
  },
  pattern: { is: isPattern, want: 'a regular expression of ECMAScript' },
  label: { is: isLabel, want: 'a text, or both languages as { "en": "…", "fr": "…" }' },
  names: { is: isNames, want: 'a list of names' },
  groups: { is: (value) => Array.isArray(value) && value.every(isNames), want: 'a list of lists of names' },
  choices: { is: isChoices, want: 'a list of values, or an object from value to label' },
  when: object,
  tones: {
    is: (value) => isObject(value) && Object.values(value).every(isNames),
    want: `an object from ${tones.map((tone) => `"${tone}"`).join(', ')} to a list of values`,
  },
  order: object,
  rights: object,
  screens: {
    is: (value) => text.is(value) || (isObject(value) && Object.values(value).every(text.is)),
    want: 'an address, or an object of addresses',
  },
  remote: object,
  policy: { ...text, want: 'the code of a policy' },
  right: { is: (value) => isText(value) || isNames(value), want: 'a policy, or a list of policies' },
  part: object,
  any: { is: () => true, want: 'any value' },
};

export function checkShape(shape: Shape): ShapeCheck {
  if (typeof shape === 'string') return checks[shape];
  const { oneOf } = shape;
  const quoted = oneOf.map((one) => `"${one}"`);
  return {
    is: (value) => isText(value) && oneOf.includes(value),
    want: [quoted.slice(0, -1).join(', '), quoted.at(-1)].filter(Boolean).join(' or '),
  };
}
