import { describe, expect, it } from 'vitest';
import { apis } from '../../schema/generated/apis.ts';
import { descriptors } from '../../schema/generated/descriptors.ts';
import { Problem } from '../errors.ts';
import type { Database } from '../kit.ts';
import { createModel, type Resource } from '../plan/resource.ts';
import { toProblem } from './toProblem.ts';

const [first] = Object.values(descriptors);
const model = createModel({ descriptors: Object.values(descriptors), apis, behaviours: [] });
const resource = model.get(first?.name ?? '') as Resource;
/** The catalogue is asked only for constraints; these errors name none. */
const database = {} as Database;

describe('an error of the database', () => {
  it.each([
    ['40001', 'TX-006'],
    ['40P01', 'TX-006'],
    ['57014', 'TX-007'],
    ['22003', 'VAL-001'],
  ])('%s is the problem %s', async (code, problem) => {
    const error = Object.assign(new Error('from PostgreSQL'), { code });
    const made = await toProblem(database, error, { resource, operation: 'update' });
    expect(made).toBeInstanceOf(Problem);
    expect((made as Problem).code).toBe(problem);
  });

  it('that nobody foresaw comes back as it was', async () => {
    const error = Object.assign(new Error('syntax'), { code: '42601' });
    expect(await toProblem(database, error, { resource, operation: 'read' })).toBe(error);
    const other = new Error('not of the database');
    expect(await toProblem(database, other, { resource, operation: 'read' })).toBe(other);
  });
});
