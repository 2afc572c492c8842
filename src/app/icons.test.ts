/** Names in the metadata that no icon answers to would be plain marks in the menu. */
import { expect, it } from 'vitest';
import { entities } from '../../schema/generated/entities.ts';
import { icons } from './icons.ts';

it('has every icon the metadata names', () => {
  const missing = entities
    .filter(({ icon }) => icon && !icons[icon])
    .map(({ name, icon }) => `${name}: ${icon}`);
  expect(missing).toEqual([]);
});
