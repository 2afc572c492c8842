import { describe, expect, it } from 'vitest';
import { apis } from '../../schema/generated/apis.ts';
import { descriptors } from '../../schema/generated/descriptors.ts';
import { type Behaviour, Problem } from '../kit.ts';
import { createModel, type Resource } from '../plan/resource.ts';
import './errors.ts';
import { createAlone, Outside, updateAlone } from './runAlone.ts';

const [first] = Object.values(descriptors);
const alone = {
  contract: 1,
  caller: { accountId: 1, email: 'a@b.test', name: 'A', contracts: [1] },
  now: new Date(0),
};

function withHooks(hooks: Partial<Behaviour>): Resource {
  const behaviours = [{ entity: first?.name ?? '', ...hooks }];
  const model = createModel({ descriptors: Object.values(descriptors), apis, behaviours });
  return model.get(first?.name ?? '') as Resource;
}

describe('a hook tried without a transaction', () => {
  it('answers when it looks at values alone, and leaves those it was given as they were', async () => {
    const resource = withHooks({
      beforeCreate: (values, { contract }) =>
        Object.assign(values, { name: `${values.name} of ${contract}` }),
      beforeUpdate: async ({ id, values }) => ({ ...values, id }),
    });
    const values = { name: 'A' };
    expect(await createAlone(resource, values, new Outside(alone))).toEqual({ name: 'A of 1' });
    expect(await updateAlone(resource, values, new Outside(alone), 7)).toEqual({ name: 'A', id: 7 });
    expect(values).toEqual({ name: 'A' });
  });

  it.each<[string, Partial<Behaviour>]>([
    ['the record', { beforeUpdate: ({ values, current }) => ({ ...current, ...values }) }],
    ['a property of it', { beforeUpdate: ({ values, current }) => (current.name ? values : {}) }],
    ['its id, where several are changed', { beforeUpdate: ({ id, values }) => ({ ...values, id }) }],
    ['the database', { beforeUpdate: async ({ values }, { tx }) => (await tx.query('SELECT 1')) && values }],
    [
      'the commit',
      {
        beforeUpdate: ({ values }, { afterCommit }) => {
          afterCommit(() => undefined);
          return values;
        },
      },
    ],
    [
      'the database, and forgives its failure',
      {
        beforeUpdate: async ({ values }, context) => {
          try {
            await context.tx.query('SELECT 1');
          } catch {
            return {};
          }
          return values;
        },
      },
    ],
  ])('is begun again when it asks for %s', async (_, hooks) => {
    expect(await updateAlone(withHooks(hooks), { name: 'A' }, new Outside(alone))).toBe(undefined);
  });

  it('refuses as it would inside one', async () => {
    const beforeCreate = () => {
      throw new Problem('TX-001', { entity: 'X', id: 1 });
    };
    await expect(async () =>
      createAlone(withHooks({ beforeCreate }), {}, new Outside(alone)),
    ).rejects.toMatchObject({
      code: 'TX-001',
    });
  });
});
