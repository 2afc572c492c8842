import { expect, it } from 'vitest';
import type { PropertyDescriptor } from '../../../schema/descriptor.ts';
import { isIdle } from './isBlank.ts';

const property = (more: Partial<PropertyDescriptor>): PropertyDescriptor => ({
  name: 'any',
  kind: 'string',
  label: { en: 'Any', fr: 'Tout' },
  ...more,
});

it.each<[string, Partial<PropertyDescriptor>, unknown, boolean]>([
  ['a text that nobody wrote', {}, '', true],
  ['a list without a value', { many: true }, [], true],
  ['a counter that nothing has moved', { kind: 'integer', computed: true }, 0, true],
  ['a number that somebody set to 0', { kind: 'integer' }, 0, false],
  ['a switch that is off unless somebody turns it on', { kind: 'boolean', default: false }, false, true],
  ['a switch that somebody turned on', { kind: 'boolean', default: false }, true, false],
  ['a show that is not on sale, where shows usually are', { kind: 'boolean', default: true }, false, false],
])('folds what a page has nothing to say of: %s', (_what, more, value, want) => {
  expect(isIdle(property(more), value)).toBe(want);
});
