/** Names in the metadata that no icon answers to would be plain marks in the menu. */
import { describe, expect, it } from 'vitest';
import { presetRoles } from '../../overrides/accounts/Role/model.ts';
import { sections } from '../../overrides/menu/sections.ts';
import { screens } from '../../overrides/screens.ts';
import { entities } from '../../schema/generated/entities.ts';
import { icons } from './icons.ts';
import { menuIcons } from './menuIcons.ts';
import { planMenu } from './planMenu.ts';

it('has every icon the metadata names', () => {
  const missing = entities
    .filter(({ icon }) => icon && !icons[icon])
    .map(({ name, icon }) => `${name}: ${icon}`);
  expect(missing).toEqual([]);
});

describe('the menu', () => {
  it.each(presetRoles)('has its icons with the page: $key', ({ policies }) => {
    const held: readonly string[] = policies;
    const menu = planMenu({ areas: [], entities, screens, sections, has: (policy) => held.includes(policy) });
    const missing = menu.sections.filter(({ icon }) => !icon || !(icon in menuIcons));
    expect(missing).toEqual([]);
  });
});
