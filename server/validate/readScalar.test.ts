/** Addresses and pictures: what a browser would run, or take from a file of its own, is none. */
import { describe, expect, it } from 'vitest';
import type { PropertyDescriptor } from '../../schema/descriptor.ts';
import type { PropertyKind } from '../../schema/kinds.ts';
import { readScalar } from './readScalar.ts';

const read = (kind: PropertyKind, value: string) => {
  const property: PropertyDescriptor = { name: 'a', kind, label: { en: 'A', fr: 'A' } };
  const made = readScalar(property, value);
  return 'value' in made ? 'taken' : made.code;
};

const harmful = [
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'vbscript:x',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD4=',
  'data:image/svg+xml;base64,PHN2Zz4=',
  'data:image/png,<script>',
  'file:///etc/passwd',
  'blob:https://a.test/1',
  'ftp://a.test/x.png',
  '//other.test/x.png',
  '/\\other.test/x.png',
  '\\\\other.test\\x.png',
  'x.png',
];

describe('a picture', () => {
  it.each(harmful)('is not %j', (value) => expect(read('image', value)).toBe('format'));

  it.each([
    'https://a.test/x.png',
    'http://a.test/x.png?size=2',
    '/pictures/x.png',
    'data:image/png;base64,iVBORw0KGgo=',
    'data:image/webp;base64,UklGRg==',
    '',
  ])('is %j', (value) => expect(read('image', value)).toBe('taken'));
});

describe('an address', () => {
  it.each([...harmful, '/orders/1'])('is not %j', (value) => expect(read('url', value)).toBe('format'));
  it('begins with http or https', () => expect(read('url', 'https://a.test/')).toBe('taken'));
});
