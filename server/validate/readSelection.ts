/** What a selection is asked for: its filters, the number of records expected, and the values to set. */
import type { Violation } from '../errors.ts';
import type { Values } from '../kit.ts';
import { planProblem } from '../plan/errors.ts';
import { onlyValue } from '../plan/onlyValue.ts';
import { type FilterPlan, planFilter, valuesOf } from '../plan/planFilter.ts';
import type { Model, Resource } from '../plan/resource.ts';
import type { Query } from '../request/readFields.ts';
import { transactionProblem } from '../transaction/errors.ts';
import { readBody } from './readBody.ts';
import { refuse } from './refuse.ts';

/** The kind of job that does what is too much for one transaction. */
export const selectionJob = 'selection';
/** What one transaction takes. */
export const mostAtOnce = 1000;
const mostExpected = 1_000_000_000;

/** What chooses a part of a list means nothing here, and would be missed if it were ignored. */
const refused = ['page', 'itemsPerPage', 'cursor'];
/** Parameters of the call itself. */
const selectionParameters: readonly string[] = ['expectedTotal'];

export function readSelectionFilter(model: Model, resource: Resource, query: Query): FilterPlan {
  const parameter = refused.find((name) => name in query);
  if (parameter) throw transactionProblem('SEL-002', { parameter });
  return planFilter(model, resource, query, selectionParameters);
}

interface PatchInput {
  readonly model: Model;
  readonly resource: Resource;
  readonly contract: number;
}

/** The values of a patch, or its violations at `patch.title`. */
export function readPatch(
  input: PatchInput,
  patch: unknown,
): { readonly values: Values; readonly violations: readonly Violation[] } {
  const fault = (code: string, message: string) => ({
    values: {},
    violations: [{ propertyPath: 'patch', message, code }],
  });
  if (patch === undefined) return fault('required', 'This is required.');
  if (typeof patch !== 'object' || patch === null || Array.isArray(patch))
    return fault('type', 'This is no object.');
  const body = patch as Readonly<Record<string, unknown>>;
  const read = readBody({ ...input, body, operation: 'update', path: 'patch.' });
  // A job keeps its patch to read it again.
  const secrets = input.resource.descriptor.properties.filter(
    ({ name, secret }) => secret && Object.hasOwn(body, name),
  );
  if (secrets.length > 0)
    return {
      values: {},
      violations: secrets.map(({ name }) => ({
        propertyPath: `patch.${name}`,
        message: 'This is secret and set on one record at a time.',
        code: 'secret',
      })),
    };
  if (read.violations.length === 0 && Object.keys(read.values).length === 0)
    return fault('empty', 'This changes nothing.');
  return read;
}

export function readSelectionUpdate(input: PatchInput, body: Readonly<Record<string, unknown>>) {
  const { values, violations } = readPatch(input, body.patch);
  const { expectedTotal } = body;
  const all = [...violations];
  for (const name of Object.keys(body))
    if (!['patch', 'expectedTotal', 'contract'].includes(name) && all.length < 20)
      all.push({
        propertyPath: name.slice(0, 100).toWellFormed().replaceAll('\0', ''),
        message: 'This is unknown.',
        code: 'unknown',
      });
  if (expectedTotal === undefined)
    all.push({ propertyPath: 'expectedTotal', message: 'This is required.', code: 'required' });
  else if (!isCount(expectedTotal))
    all.push({ propertyPath: 'expectedTotal', message: 'This is no number of records.', code: 'type' });
  if (all.length > 0) throw refuse(all);
  return { patch: values, expected: Number(expectedTotal) };
}

function isCount(value: unknown): boolean {
  return Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= mostExpected;
}

export function readExpected(query: Query): number {
  const total = onlyValue('expectedTotal', valuesOf(query, 'expectedTotal')) ?? '';
  if (/^\d{1,10}$/.test(total) && isCount(Number(total))) return Number(total);
  throw planProblem('PLAN-005', {
    parameter: 'expectedTotal',
    value: total.slice(0, 80),
    expected: `whole number from 0 to ${mostExpected}`,
  });
}
