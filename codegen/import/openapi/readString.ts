/** What a text holds, by its format, its length and its name. */
import { type PropertyKind, valueKinds } from '../../../schema/kinds.ts';
import { refineText } from '../hydra/ranges.ts';
import type { Flat } from './flattenSchema.ts';
import type { Meaning, Shape } from './meaning.ts';
import { numberOf } from './readBounds.ts';

const formats: Readonly<Record<string, PropertyKind>> = {
  date: 'date',
  'date-time': 'dateTime',
  datetime: 'dateTime',
  timestamp: 'dateTime',
  time: 'time',
  email: 'email',
  'idn-email': 'email',
  uri: 'url',
  url: 'url',
  iri: 'url',
  'uri-reference': 'url',
  'iri-reference': 'url',
  color: 'color',
  phone: 'phone',
  tel: 'phone',
  html: 'html',
  textarea: 'text',
  text: 'text',
  markdown: 'text',
  byte: 'text',
  json: 'json',
};

/** Longer than what fits on one line of a form. */
const LINE = 1000;

const kinds: readonly PropertyKind[] = [...valueKinds, 'enum', 'relation'];

function readPattern(pattern: unknown, { remark, about }: Meaning): Pick<Shape, 'pattern'> {
  if (typeof pattern !== 'string' || pattern === '') return {};
  try {
    new RegExp(pattern, 'u');
    return { pattern };
  } catch {
    remark('note', about, `its pattern ${JSON.stringify(pattern)} is no expression of ECMAScript: left out`);
    return {};
  }
}

export function readString(flat: Flat, name: string, meaning: Meaning): Shape {
  const { format, maxLength: given, pattern, 'x-kind': own } = flat.keywords;
  const maxLength = numberOf(given);
  const isUuid = format === 'uuid' || format === 'ulid';
  const length = maxLength ?? (isUuid ? 36 : undefined);
  if (format === 'password')
    return { kind: 'string', writeOnly: true, ...(length !== undefined && { maxLength: length }) };
  if (format === 'binary') return { kind: 'image' };
  const stated = kinds.includes(own as PropertyKind) ? (own as PropertyKind) : undefined;
  const known = Object.hasOwn(formats, String(format)) ? formats[String(format)] : undefined;
  const meant = stated ?? known ?? (isUuid ? 'string' : refineText(undefined, name));
  const kind = !stated && meant === 'string' && (maxLength ?? 0) > LINE ? 'text' : meant;
  const isText = !['date', 'dateTime', 'time', 'json', 'boolean'].includes(kind);
  return {
    kind,
    ...(isText && length !== undefined && { maxLength: length }),
    ...(isText && readPattern(pattern, meaning)),
  };
}
