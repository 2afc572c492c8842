/** A body against the JSON Schema of an action: the keywords that metadata uses, with every violation at once. Characters that cannot be stored are refused before. */
import type { Violation } from '../errors.ts';
import { isDate, readInstant } from '../plan/operators.ts';

type Schema = Readonly<Record<string, unknown>>;

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isSafeInteger(value) ? 'integer' : typeof value;
}

function hasType(value: unknown, wanted: unknown): boolean {
  const type = typeOf(value);
  return [wanted].flat().some((one) => one === type || (one === 'number' && type === 'integer'));
}

function checkNumber(schema: Schema, value: number): readonly [string, string] | undefined {
  if (typeof schema.minimum === 'number' && value < schema.minimum)
    return ['min', `This is less than ${schema.minimum}.`];
  if (typeof schema.maximum === 'number' && value > schema.maximum)
    return ['max', `This is more than ${schema.maximum}.`];
  return undefined;
}

function checkString(schema: Schema, value: string): readonly [string, string] | undefined {
  if (typeof schema.minLength === 'number' && value.length < schema.minLength)
    return ['minLength', `This is shorter than ${schema.minLength} characters.`];
  const longest = typeof schema.maxLength === 'number' ? schema.maxLength : 200_000;
  if (value.length > longest) return ['maxLength', `This is longer than ${longest} characters.`];
  if (typeof schema.pattern === 'string' && !new RegExp(schema.pattern, 'u').test(value))
    return ['pattern', `This does not match ${schema.pattern}.`];
  if (schema.format === 'date-time' && !readInstant(value))
    return ['format', 'This is no instant such as 2026-11-21T19:30:00Z.'];
  if (schema.format === 'date' && !isDate(value)) return ['format', 'This is no date such as 2026-11-21.'];
  return undefined;
}

function checkObject(schema: Schema, value: Readonly<Record<string, unknown>>, path: string): Violation[] {
  const violations: Violation[] = [];
  const properties = (schema.properties ?? {}) as Readonly<Record<string, Schema>>;
  const at = (name: string): string => (path ? `${path}.${name}` : name);
  for (const name of (schema.required ?? []) as readonly string[])
    if (!Object.hasOwn(value, name) || value[name] === undefined)
      violations.push({ propertyPath: at(name), message: 'This is required.', code: 'required' });
  for (const [name, inner] of Object.entries(value)) {
    const own = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (own) violations.push(...checkSchema(own, inner, at(name)));
    // The contract of the request may stand in every body.
    else if (
      schema.additionalProperties !== true &&
      schema.properties &&
      !(path === '' && name === 'contract')
    )
      violations.push({
        propertyPath: at(name.slice(0, 100).toWellFormed().replaceAll('\0', '')),
        message: 'This is unknown.',
        code: 'unknown',
      });
  }
  return violations;
}

function checkList(schema: Schema, value: readonly unknown[], path: string): Violation[] {
  if (typeof schema.minItems === 'number' && value.length < schema.minItems)
    return [
      { propertyPath: path, message: `This has fewer than ${schema.minItems} items.`, code: 'minItems' },
    ];
  const most = typeof schema.maxItems === 'number' ? schema.maxItems : 1000;
  if (value.length > most)
    return [{ propertyPath: path, message: `This has more than ${most} items.`, code: 'maxItems' }];
  const items = schema.items as Schema | undefined;
  return items ? value.flatMap((item, index) => checkSchema(items, item, `${path}[${index}]`)) : [];
}

export function checkSchema(schema: Schema, value: unknown, path = ''): Violation[] {
  const choices = (schema.oneOf ?? schema.anyOf) as readonly Schema[] | undefined;
  if (choices) {
    const tried = choices.map((choice) => checkSchema(choice, value, path || ' '));
    const best = tried.reduce((least, one) => (one.length < least.length ? one : least));
    return best.map((violation) => ({ ...violation, propertyPath: violation.propertyPath.trim() }));
  }
  if (schema.type !== undefined && !hasType(value, schema.type))
    return [
      {
        propertyPath: path,
        message: `This is ${typeOf(value)}, not ${[schema.type].flat().join(' or ')}.`,
        code: 'type',
      },
    ];
  if (Array.isArray(schema.enum) && !schema.enum.includes(value))
    return [
      {
        propertyPath: path,
        message: `This is none of ${schema.enum.map((one) => JSON.stringify(one)).join(', ')}.`,
        code: 'enum',
      },
    ];
  if (Array.isArray(value)) return checkList(schema, value, path);
  if (typeof value === 'object' && value !== null)
    return checkObject(schema, value as Readonly<Record<string, unknown>>, path);
  const fault =
    typeof value === 'number'
      ? checkNumber(schema, value)
      : typeof value === 'string'
        ? checkString(schema, value)
        : undefined;
  return fault ? [{ propertyPath: path, message: fault[1], code: fault[0] }] : [];
}
