import { describe, expect, it } from 'vitest';
import { makeSlug, moveField, readChoices } from './fieldDraft.ts';
import {
  findFaults,
  inputOf,
  keyOf,
  listChoices,
  listOwnFields,
  type OwnField,
  readValue,
} from './ownFields.ts';

const field = (slug: string, more: Partial<OwnField> = {}): OwnField => ({
  slug,
  label: slug,
  type: slug.split('.')[0] ?? '',
  inputType: 'text',
  ...more,
});
const slugsOf = (fields: readonly OwnField[]) => fields.map(({ slug }) => slug);

describe('an organiser’s own fields', () => {
  it('are those of the customer’s type that the product has no place for', () => {
    const all = [
      field('contact.lastname'),
      field('contact.job'),
      field('contact.diffusionListOK.news'),
      field('organization.siret'),
      field('shopping.wheelchair'),
    ];
    const asked = { customerType: 'contact', values: {}, known: ['lastname'] };
    expect(slugsOf(listOwnFields(all, asked))).toEqual(['contact.job']);
  });

  it('appear once the one they depend on has an answer', () => {
    const all = [field('contact.school', { relatedTo: 'contact.isTeacher' })];
    const asked = (values: object) => ({ customerType: 'contact', values: { ...values }, known: [] });
    expect(listOwnFields(all, asked({ 'contact.isTeacher': false }))).toEqual([]);
    expect(listOwnFields(all, asked({ isTeacher: true }))).toEqual(all);
  });

  it('keep their value where it is kept already', () => {
    expect(keyOf({ slug: 'contact.job' }, {})).toBe('contact.job');
    expect(keyOf({ slug: 'contact.job' }, { job: 'Luthier' })).toBe('job');
    expect(readValue({ slug: 'contact.job' }, { job: 'Luthier' })).toBe('Luthier');
  });

  it('are asked for by their kind, and choose of texts or of values with a label', () => {
    expect(inputOf(field('contact.a', { inputType: 'dateIsBefore' }))).toBe('date');
    expect(inputOf(field('contact.a', { inputType: 'text', formType: 'multipleList' }))).toBe('several');
    expect(inputOf(field('contact.a', { formIsMultiple: true }))).toBe('several');
    expect(listChoices(field('contact.a', { options: ['A', { value: 'b', label: 'B' }, null] }))).toEqual([
      { value: 'A', text: 'A' },
      { value: 'b', text: 'B' },
    ]);
    expect(listChoices(field('contact.a', { options: { x: 'X' } }))).toEqual([{ value: 'x', text: 'X' }]);
  });

  it('miss what is required, and refuse what is no address and no number', () => {
    const all = [
      field('contact.a', { required: true }),
      field('contact.b', { required: true, readOnly: true }),
      field('contact.c', { inputType: 'email' }),
      field('contact.d', { inputType: 'number' }),
      field('contact.e', { required: true, inputType: 'boolean' }),
    ];
    expect([...findFaults(all, { 'contact.c': 'x', 'contact.d': 'two' })]).toEqual([
      ['contact.a', 'required'],
      ['contact.c', 'format'],
      ['contact.d', 'format'],
    ]);
    expect(findFaults(all, { 'contact.a': 'x', 'contact.c': 'a@b.fr', 'contact.d': '2' }).size).toBe(0);
  });
});

describe('the set-up of a field', () => {
  it('makes a slug of the label that no other field has', () => {
    expect(makeSlug('contact', 'Niveau d’études', [])).toBe('contact.niveauDEtudes');
    expect(makeSlug('contact', 'Métier', ['contact.metier', 'contact.metier2'])).toBe('contact.metier3');
    expect(makeSlug('shopping', '***', [])).toBe('shopping.field');
  });

  it('keeps the value of a choice that was there', () => {
    const before = field('contact.a', { options: [{ value: 'p', label: 'Presse' }, 'Affiche'] });
    expect(readChoices('Affiche\n\n Presse \nRadio\nRadio', before)).toEqual([
      'Affiche',
      { value: 'p', label: 'Presse' },
      'Radio',
    ]);
  });

  it('moves a field within its list, and no further', () => {
    expect(moveField(['a', 'b', 'c'], 1, -1)).toEqual(['b', 'a', 'c']);
    expect(moveField(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'b', 'c']);
  });
});
