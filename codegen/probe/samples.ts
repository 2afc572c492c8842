/** Makes up values a documented field would take, for a probe that may write. Pure. */
import type { ProbedField } from './model.ts';
import { isNode } from './terms.ts';

const byFormat: Readonly<Record<string, (seed: number) => unknown>> = {
  date: () => '2031-05-17',
  dateTime: () => '2031-05-17T18:30:00Z',
  'date-time': () => '2031-05-17T18:30:00Z',
  email: (seed) => `probe${seed}@example.test`,
  uri: (seed) => `https://example.test/${seed}`,
  time: () => '18:30',
};

const tried = (seed: number) => [
  `Probe ${seed}`,
  `probe${seed}`,
  'EUR',
  'FR',
  'fr',
  '12345',
  'Europe/Paris',
  '2031-05-17',
  '18:30',
  '#1a7f37',
];

function sampleText(schema: Readonly<Record<string, unknown>>, seed: number): string | undefined {
  const { pattern, maxLength, minLength } = schema;
  const most = typeof maxLength === 'number' ? maxLength : 200;
  const least = typeof minLength === 'number' ? minLength : 0;
  const rule = typeof pattern === 'string' ? new RegExp(pattern, 'u') : /./;
  return tried(seed)
    .map((text) => text.slice(0, most).padEnd(least, 'x'))
    .find((text) => rule.test(text));
}

/** Undefined: no value could be made up. Relations are for the caller. */
export function sampleOf(field: ProbedField, seed: number): unknown {
  const schema = field.schema ?? {};
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (schema.default !== undefined && schema.default !== null) return schema.default;
  if (Array.isArray(schema.enum)) return schema.enum.find((value) => value !== null);
  if (type === 'array')
    return isNode(schema.items) ? [sampleOf({ ...field, schema: schema.items }, seed)] : [];
  const least = typeof schema.minimum === 'number' ? schema.minimum : 0;
  const most = typeof schema.maximum === 'number' ? schema.maximum : Number.MAX_SAFE_INTEGER;
  if (type === 'boolean' || field.range === 'boolean') return true;
  if (
    type === 'integer' ||
    type === 'number' ||
    /^(integer|int|long|double|float|nonNegativeInteger|positiveInteger)$/.test(field.range)
  )
    return Math.min(most, Math.max(least, 1 + (seed % 7)));
  const make = byFormat[String(schema.format)] ?? byFormat[field.range];
  if (make) return make(seed);
  if (field.range === 'decimal') return '1.50';
  if (type === 'object' || type === undefined)
    return field.range === 'string' || (type === undefined && field.range === '')
      ? sampleText(schema, seed)
      : undefined;
  return sampleText(schema, seed);
}
