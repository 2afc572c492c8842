/** One value of a body against its property: the value to store, or the rule it breaks. */
import type { PropertyDescriptor } from '../../schema/descriptor.ts';
import { isDate, isStorableText, readInstant } from '../plan/operators.ts';
import { findUnstorable } from './checkText.ts';

export type Read = { readonly value: unknown } | { readonly code: string; readonly message: string };

const patterns = new WeakMap<PropertyDescriptor, RegExp>();
const formats: Readonly<Partial<Record<string, readonly [RegExp, string]>>> = {
  email: [/^[^\s@<>()",;:\\]+@[^\s@<>()",;:\\]+\.[^\s@<>()",;:\\.]{2,}$/u, 'This is no e-mail address.'],
  phone: [/^\+?[\d ().\-/]{3,30}$/, 'This is no telephone number.'],
  url: [/^https?:\/\/[^\s/]\S*$/i, 'This is no address that starts with http:// or https://.'],
  image: [
    /^(https?:\/\/[^\s/]\S*|\/(?![\\/])[^\s\\]*|data:image\/(png|jpeg|gif|webp|avif);base64,[A-Za-z\d+/]+={0,2})$/i,
    'This is no picture: neither an address that starts with http:// or https://, nor a path of this product, nor a PNG, JPEG, GIF, WebP or AVIF as data.',
  ],
  color: [/^#([\da-f]{3}|[\da-f]{6}|[\da-f]{8})$/i, 'This is no colour such as #1a7f37.'],
  time: [/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/, 'This is no time such as 19:30.'],
};
/** Long texts without a bound of their own: room for a page, not for a file. */
const defaultLength = { string: 1000, other: 200_000 };

function fault(code: string, message: string): Read {
  return { code, message };
}

function readNumber(property: PropertyDescriptor, value: unknown): Read {
  if (typeof value !== 'number' || !Number.isFinite(value)) return fault('type', 'This is no number.');
  if (property.kind !== 'number' && !Number.isSafeInteger(value))
    return fault('type', 'This is no whole number in the safe range.');
  if (property.min !== undefined && value < property.min)
    return fault('min', `This is less than ${property.min}.`);
  if (property.max !== undefined && value > property.max)
    return fault('max', `This is more than ${property.max}.`);
  return { value };
}

function readText(property: PropertyDescriptor, value: unknown): Read {
  if (typeof value !== 'string') return fault('type', 'This is no text.');
  if (!isStorableText(value)) return fault('text', 'This holds a character that cannot be stored.');
  const longest =
    property.maxLength ?? (property.kind === 'string' ? defaultLength.string : defaultLength.other);
  if (value.length > longest) return fault('maxLength', `This is longer than ${longest} characters.`);
  const [format, message] = formats[property.kind] ?? [];
  if (format && message && value !== '' && !format.test(value)) return fault('format', message);
  if (property.pattern !== undefined) {
    let pattern = patterns.get(property);
    if (!pattern) {
      pattern = new RegExp(property.pattern, 'u');
      patterns.set(property, pattern);
    }
    if (!pattern.test(value)) return fault('pattern', `This does not match ${property.pattern}.`);
  }
  if (property.required && value.trim() === '') return fault('required', 'This is required.');
  return { value };
}

/** `value` is neither undefined nor null, and one item where the property is a list of values. */
export function readScalar(property: PropertyDescriptor, value: unknown): Read {
  switch (property.kind) {
    case 'integer':
    case 'money':
    case 'number':
      return readNumber(property, value);
    case 'boolean':
      return typeof value === 'boolean' ? { value } : fault('type', 'This is neither true nor false.');
    case 'date':
      return typeof value === 'string' && isDate(value)
        ? { value }
        : fault('format', 'This is no date such as 2026-11-21.');
    case 'dateTime': {
      const instant = typeof value === 'string' ? readInstant(value) : undefined;
      return instant
        ? { value: instant }
        : fault('format', 'This is no instant such as 2026-11-21T19:30:00Z.');
    }
    case 'enum': {
      const choices = property.values ?? [];
      if (choices.some((choice) => choice.value === value)) return { value };
      return fault('enum', `This is none of ${choices.map((choice) => `"${choice.value}"`).join(', ')}.`);
    }
    case 'json': {
      const found = findUnstorable(value);
      return found ? fault('text', found) : { value };
    }
    default:
      return readText(property, value);
  }
}
