import { describe, expect, it } from 'vitest';
import { apis } from '../../schema/generated/apis.ts';
import { descriptors } from '../../schema/generated/descriptors.ts';
import { carrying } from '../behaviour.ts';
import type { Behaviour } from '../kit.ts';
import { createModel, type Resource } from '../plan/resource.ts';
import { transactionProblem } from './errors.ts';
import { applyHook, planRow } from './hooks.ts';

const facts = {
  contract: 1,
  caller: { accountId: 1, email: 'a@b.test', name: 'A', contracts: [1] },
  now: new Date(0),
};
const create = { ...facts, operation: 'create' } as const;
const update = { ...facts, operation: 'update' } as const;

function resourceOf(entity: string, hooks: Partial<Behaviour> = {}): Resource {
  const behaviours = [{ entity, ...hooks }];
  const model = createModel({ descriptors: Object.values(descriptors), apis, behaviours });
  return model.get(entity) as Resource;
}

describe('the row that is all there is to write', () => {
  it('has the values given and what they imply, and leaves those given as they were', () => {
    const venue = resourceOf('Venue', {
      normalize: ({ name }, { operation, contract }) => ({ name: `${operation} ${name} in ${contract}` }),
    });
    const values = { name: 'Hall', city: 'Lyon' };
    expect(planRow(venue, values, create)).toEqual({ name: 'create Hall in 1', city: 'Lyon' });
    expect(planRow(venue, values, update)).toEqual({ name: 'update Hall in 1', city: 'Lyon' });
    expect(values).toEqual({ name: 'Hall', city: 'Lyon' });
  });

  it('leaves out what is set to undefined', () => {
    const venue = resourceOf('Venue', { normalize: () => ({ city: undefined }) });
    expect(planRow(venue, { name: 'Hall', city: 'Lyon' }, create)).toEqual({ name: 'Hall' });
  });

  it('is refused by what cannot be', () => {
    const normalize = () => {
      throw transactionProblem('TX-001', { entity: 'Venue', id: 1 });
    };
    expect(() => planRow(resourceOf('Venue', { normalize }), {}, create)).toThrow('"Venue" "1"');
  });

  it('does not exist where a hook runs before it, or after an update', () => {
    const hook = () => undefined;
    const planned = (hooks: Partial<Behaviour>) =>
      [create, update].map((one) => planRow(resourceOf('Venue', hooks), { name: 'Hall' }, one));
    expect(planned({ beforeCreate: hook })).toEqual([undefined, { name: 'Hall' }]);
    expect(planned({ beforeUpdate: hook })).toEqual([{ name: 'Hall' }, undefined]);
    expect(planned({ afterUpdate: hook })).toEqual([{ name: 'Hall' }, undefined]);
    expect(planned({ afterCreate: hook, beforeDelete: hook })).toEqual([{ name: 'Hall' }, { name: 'Hall' }]);
  });

  it('exists where hooks are for changes of other properties', () => {
    const venue = resourceOf('Venue', { onUpdateOf: ['name'], beforeUpdate: () => undefined });
    expect(planRow(venue, { city: 'Lyon' }, update)).toEqual({ city: 'Lyon' });
    expect(planRow(venue, { city: 'Lyon', name: 'Hall' }, update)).toBeUndefined();
  });

  it('exists where hooks are for changes of any properties but these', () => {
    const venue = resourceOf('Venue', { onUpdateOf: { allBut: ['city'] }, beforeUpdate: () => undefined });
    expect(planRow(venue, { city: 'Lyon' }, update)).toEqual({ city: 'Lyon' });
    expect(planRow(venue, { city: 'Lyon', name: 'Hall' }, update)).toBeUndefined();
  });

  it('does not exist where pairs, items or a merged value are written too', () => {
    expect(planRow(resourceOf('Cart'), { comment: 'Ada', tagList: [1] }, create)).toBeUndefined();
    expect(planRow(resourceOf('ScanTrack'), { scanTrackCheckpointList: [] }, create)).toBeUndefined();
    const role = resourceOf('Role');
    expect(planRow(role, { policies: [] }, update)).toEqual({ policies: [] });
    expect(planRow(role, { policies: [] }, { ...update, isMerge: true })).toBeUndefined();
  });
});

describe('what a hook before returns', () => {
  const values = { name: 'Hall', city: 'Lyon' };

  it.each([
    ['nothing', undefined, { values, carry: undefined }],
    ['what it sets', { name: 'Other' }, { values: { name: 'Other', city: 'Lyon' }, carry: undefined }],
    [
      'what it sets and hands on',
      carrying([1], { city: undefined }),
      { values: { name: 'Hall' }, carry: [1] },
    ],
  ])('may be %s', async (_, result, want) => {
    expect(await applyHook(values, result)).toEqual(want);
    expect(await applyHook(values, Promise.resolve(result))).toEqual(want);
    expect(values).toEqual({ name: 'Hall', city: 'Lyon' });
  });
});
