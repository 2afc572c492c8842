import { describe, expect, it } from 'vitest';
import { type CustomerFacts, changesNothing, planChange, planUndo } from './planChange.ts';

const now = '2033-05-01T10:00:00.000Z';
const person: CustomerFacts = {
  city: 'Lyon',
  gdprConsent: false,
  gdprConsentAt: null,
  tagList: [1, 2],
  statusList: [],
  interests: [],
  diffusionListOK: ['news'],
  diffusionListNO: ['offers'],
};
const plan = (editType: 'edit' | 'add' | 'remove', patch: object, facts = person) =>
  planChange(facts, { editType, patch, now });

describe('a change of many customers', () => {
  it('changes what differs, and keeps what each had', () => {
    expect(plan('edit', { city: 'Villeurbanne', tagList: [2, 1] })).toEqual({
      before: { city: 'Lyon' },
      after: { city: 'Villeurbanne' },
    });
    expect(changesNothing(plan('edit', { city: 'Lyon' }))).toBe(true);
    expect(plan('edit', { city: null })).toMatchObject({ after: { city: null } });
  });

  it('adds to lists and takes from them, and leaves the rest of them', () => {
    expect(plan('add', { tagList: [2, 3] })).toEqual({
      before: { tagList: [1, 2] },
      after: { tagList: [1, 2, 3] },
    });
    expect(plan('remove', { tagList: [1, 9] })).toMatchObject({ after: { tagList: [2] } });
    expect(changesNothing(plan('add', { tagList: [1] }))).toBe(true);
  });

  it('puts nobody onto a mailing list who refused it; who refuses one leaves it', () => {
    expect(plan('add', { diffusionListOK: ['offers'] })).toEqual({ refused: 'optedOut' });
    expect(plan('add', { diffusionListNO: ['news'] })).toMatchObject({
      after: { diffusionListNO: ['offers', 'news'], diffusionListOK: [] },
    });
    expect(plan('edit', { diffusionListNO: [], diffusionListOK: ['offers'] })).toMatchObject({
      after: { diffusionListOK: ['offers'] },
    });
  });

  it('dates an agreement when it is given, and not again', () => {
    expect(plan('edit', { gdprConsent: true })).toMatchObject({ after: { gdprConsentAt: now } });
    const agreed = { ...person, gdprConsent: true, gdprConsentAt: '2030-01-01T00:00:00Z' };
    expect(changesNothing(plan('edit', { gdprConsent: true }, agreed))).toBe(true);
    expect(plan('edit', { gdprConsent: false }, agreed)).toMatchObject({ after: { gdprConsentAt: null } });
  });
});

describe('taking it back', () => {
  it('takes the given tag alone, whatever came since', () => {
    const row = { before: { tagList: [1, 2] }, after: { tagList: [2, 3] } };
    expect(planUndo({ ...person, tagList: [2, 3, 4] }, row)).toMatchObject({ after: { tagList: [2, 4, 1] } });
    expect(changesNothing(planUndo(person, row))).toBe(true);
  });

  it('restores a value that is still as it was left, and no other', () => {
    const row = {
      before: { city: 'Lyon', gdprConsentAt: null },
      after: { city: 'Bron', gdprConsentAt: now },
    };
    const left = { ...person, city: 'Bron', gdprConsentAt: '2033-05-01 12:00:00.000+02' };
    expect(planUndo(left, row)).toMatchObject({ after: { city: 'Lyon', gdprConsentAt: null } });
    expect(planUndo({ ...left, city: 'Nice' }, row)).toMatchObject({ after: { gdprConsentAt: null } });
    expect(planUndo({ ...left, city: 'Nice', gdprConsentAt: null }, row)).toEqual({
      refused: 'changedSince',
    });
  });
});
