/** The keys of a property, in the order of its descriptor and of the lines that an import writes. */
import { numberKinds, textKinds } from '../kinds.ts';
import type { Keys } from './key.ts';

const json = (id: string) => ({ '@id': id, '@type': '@json' });

export const propertyKeys = {
  was: {
    shape: 'text',
    means: 'its name before: its column or table of pairs is renamed, with all that is in it',
    owner: 'people',
    isInternal: true,
    places: [
      {
        scope: 'stored',
        without: ['computed', 'inverse'],
        hint: 'It belongs to a property that is stored under its name in a table.',
      },
    ],
  },
  column: { derived: 'text' },
  range: {
    shape: 'text',
    means: 'what its value is: a kind (below) or an entity',
    owner: 'api',
    term: { '@id': 'rdfs:range', '@type': '@vocab' },
    isInternal: true,
  },
  in: {
    shape: 'choices',
    means: 'the constants to choose from, each with its label',
    owner: 'api',
    term: json('sh:in'),
    isInternal: true,
  },
  many: { shape: 'flag', means: 'a list of values, or a relation to many', owner: 'api' },
  target: { derived: 'text' },
  shape: { derived: 'text' },
  inverse: {
    shape: 'text',
    means:
      'of a relation to many: the property of the other entity that points back, which is what is stored',
    owner: 'people',
    places: [{ kinds: ['relation'], with: ['many'], hint: 'It belongs to a relation with "many": true.' }],
  },
  through: { derived: 'text' },
  embedded: {
    shape: 'flag',
    means: 'answered as an object instead of an address',
    owner: 'api',
    places: [{ kinds: ['relation'], hint: 'It belongs to a relation.' }],
  },
  onDelete: {
    shape: { oneOf: ['cascade', 'clear'] },
    means:
      'what deleting the related record does to this one: `cascade` deletes it, `clear` empties the property; without it the delete is refused',
    owner: 'people',
    places: [{ kinds: ['relation'], without: ['many'], hint: 'It belongs to a relation to one.' }],
  },
  values: { derived: 'choices' },
  known: {
    shape: 'choices',
    means: 'constants of a text that have a label; it may hold others',
    owner: 'people',
    places: [{ kinds: ['string'], hint: 'It belongs to a text of one line; write "in" for a choice.' }],
  },
  tones: {
    shape: 'tones',
    means:
      'of a state: which of its values are a `success`, a `warning` or a `danger`, e.g. `{ "success": ["paid"], "danger": ["failed"] }`; each is shown in the tone\'s colour, with its icon, the others are plain',
    owner: 'people',
    places: [{ kinds: ['enum'], hint: 'It belongs to a choice: write "in".' }],
  },
  keyed: {
    shape: 'flag',
    means: 'of `json`: people write texts there, each under a name of their choice; programs may write more',
    owner: 'people',
    places: [
      { range: 'json', without: ['many'], hint: 'It belongs to one value of JSON: write "range": "json".' },
    ],
  },
  when: {
    shape: 'when',
    means:
      'of a member of a value: it applies only while the choices beside it have one of these values, e.g. `{ "type": ["amount"] }`. Otherwise it has no input, is not required, has no default, and is refused; changing the choice clears it',
    owner: 'people',
    places: [{ scope: 'value', hint: 'It belongs to a member of an entity of scope "value".' }],
  },
  required: { shape: 'flag', means: 'it must have a value', owner: 'api', term: 'hydra:required' },
  unique: {
    shape: 'flag',
    means: 'no two records of a contract have the same',
    owner: 'people',
    places: [
      { without: ['many', 'computed'], hint: 'A unique property has one stored value.' },
      { without: ['secret'], hint: 'A secret is sealed anew each time, so that no two are alike.' },
    ],
  },
  readOnly: { shape: 'flag', means: 'answered and never accepted', owner: 'api', term: 'hydra:readonly' },
  secret: {
    shape: 'flag',
    means: 'accepted and never answered',
    owner: 'api',
    places: [
      {
        notKinds: ['relation', 'money'],
        without: ['computed', 'readOnly'],
        hint: 'It belongs to a value that is written: no relation, no money, nothing read only.',
      },
    ],
  },
  immutable: { shape: 'flag', means: 'accepted on create only', owner: 'api' },
  computed: {
    shape: 'flag',
    means:
      'answered from other records (`from`, `countOf`, `listedBy`, `isSetOf`), else from an expression that a behaviour gives; no column',
    owner: 'people',
  },
  isSetOf: {
    shape: 'text',
    means: 'of a computed boolean: whether the secret of this name is set',
    owner: 'people',
    places: [
      { kinds: ['boolean'], with: ['computed'], hint: 'It belongs to a boolean with "computed": true.' },
    ],
  },
  from: {
    shape: 'text',
    means:
      'of a computed value: the path to it along relations to one, e.g. `orderItem.label`; it is there for who may see it there',
    owner: 'people',
    places: [
      {
        notKinds: ['relation'],
        with: ['computed'],
        without: ['many', 'isSetOf', 'countOf'],
        hint: 'It belongs to one value with "computed": true.',
      },
    ],
  },
  countOf: {
    shape: 'text',
    means:
      'of a computed integer: how many records point here by a relation of theirs, e.g. `Seat.seatConfig`; it is there for who may read those',
    owner: 'people',
    places: [
      {
        kinds: ['integer'],
        with: ['computed'],
        without: ['many'],
        hint: 'It belongs to an integer with "computed": true.',
      },
    ],
  },
  listedBy: {
    shape: 'text',
    means: 'of a computed relation to many: the list of the other entity that this record is in',
    owner: 'people',
    places: [
      {
        kinds: ['relation'],
        with: ['computed', 'many'],
        hint: 'It belongs to a relation with "many": true and "computed": true.',
      },
    ],
  },
  seenWith: { derived: 'groups' },
  default: {
    shape: 'any',
    means: 'its value where none is given',
    owner: 'api',
    term: json('sh:defaultValue'),
    places: [{ without: ['secret'], hint: 'A secret in this file is not secret; remove it.' }],
  },
  min: {
    shape: 'number',
    means: 'the smallest number it takes',
    owner: 'api',
    term: 'sh:minInclusive',
    places: [{ kinds: numberKinds, hint: 'It belongs to an integer, a number or money.' }],
  },
  max: {
    shape: 'number',
    means: 'the largest number it takes',
    owner: 'api',
    term: 'sh:maxInclusive',
    places: [{ kinds: numberKinds, hint: 'It belongs to an integer, a number or money.' }],
  },
  maxLength: {
    shape: 'count',
    means: 'how many characters a text has at most',
    owner: 'api',
    term: 'sh:maxLength',
    places: [{ kinds: textKinds, hint: 'It belongs to a text.' }],
  },
  pattern: {
    shape: 'pattern',
    means: 'the regular expression that a text matches',
    owner: 'api',
    term: 'sh:pattern',
    places: [{ kinds: textKinds, hint: 'It belongs to a text.' }],
  },
  minItems: {
    shape: 'number',
    means: 'how many items a list has at least',
    owner: 'api',
    places: [{ with: ['many'], hint: 'It belongs to a list: write "many": true.' }],
  },
  maxItems: {
    shape: 'number',
    means: 'how many items a list has at most',
    owner: 'api',
    places: [{ with: ['many'], hint: 'It belongs to a list: write "many": true.' }],
  },
  currencyFrom: {
    shape: 'text',
    means: 'the path to the currency (ISO 4217) of money, e.g. `ticketing.currency`',
    owner: 'people',
    places: [{ kinds: ['money'], hint: 'It belongs to money: write "range": "money".' }],
  },
  timezoneFrom: {
    shape: 'text',
    means: 'the path to the timezone (IANA) of an instant',
    owner: 'people',
    places: [{ kinds: ['dateTime'], hint: 'It belongs to an instant: write "range": "dateTime".' }],
  },
  role: {
    shape: { oneOf: ['createdAt', 'updatedAt'] },
    means: 'the engine sets it: when the record was created, or when it last changed',
    owner: 'people',
    places: [{ kinds: ['dateTime'], hint: 'It belongs to an instant: write "range": "dateTime".' }],
  },
  list: { shape: 'flag', means: 'a column of the list by default', owner: 'people' },
  filter: { shape: 'flag', means: 'offered first among the filters', owner: 'people' },
  commaSeparated: {
    shape: 'flag',
    means:
      'a filter, or a parameter of a call, takes several values joined by commas, `?activityUuid=a,b`: no value has one in it',
    owner: 'people',
    places: [{ kinds: ['string', 'enum'], hint: 'It belongs to a text of one line or a choice.' }],
  },
  section: { shape: 'label', means: 'the part of the screen it is in', owner: 'people' },
  help: { shape: 'label', means: 'a text beside its input', owner: 'people' },
  needs: { shape: 'policy', means: 'the policy without which the property is not there', owner: 'people' },
  personal: {
    shape: 'flag',
    means:
      'it is about a person: no file has it without the policy of `rights.exportPersonal`, or `customers.export`, whichever entity the export begins at',
    owner: 'people',
  },
  needsToWrite: {
    shape: 'right',
    means:
      'the policy, or several of which one is enough, without which it is answered and not changed (RIGHT-006)',
    owner: 'people',
    term: { '@id': 'admin:needsToWrite', '@container': '@set' },
  },
  comment: {
    shape: 'label',
    means: 'what it is, for documents and hints',
    owner: 'people',
    term: { '@id': 'rdfs:comment', '@container': '@language' },
  },
  label: {
    shape: 'label',
    means: 'its name for people; without it the name spelled out',
    owner: 'people',
    term: { '@id': 'rdfs:label', '@container': '@language' },
  },
} as const satisfies Keys;
