/** One comparison of a filter: does its operator suit its property, and are its values of that kind? */
import type { PropertyDescriptor } from '../../schema/descriptor.ts';
import { planProblem } from './errors.ts';
import { onlyValue } from './onlyValue.ts';
import { type Operator, operatorsOf, type RawValue, readValue } from './operators.ts';
import type { Path } from './planPath.ts';
import { readIriId } from './readIri.ts';

export interface Comparison {
  readonly path: Path;
  readonly operator: Operator;
  /** One value, or a list for `is`. */
  readonly value: unknown;
  /** Turned round: what does not compare, and what has no value. */
  readonly isNot?: true;
}

interface Comparand {
  readonly operator: Operator | undefined;
  readonly isNot?: true | undefined;
  readonly values: readonly string[];
  /** Where in the request it stands. */
  readonly place: string;
  /** What could have been asked instead, as it is written there. */
  readonly names: readonly string[];
}

const maxValues = 1000;
const label = { en: 'Exists', fr: 'Existe' };
const existsProperty: PropertyDescriptor = { name: 'exists', kind: 'boolean', label };

function readOne(property: PropertyDescriptor, operator: Operator | undefined, raw: RawValue): unknown {
  if (operator === 'exists') return readValue(existsProperty, raw);
  const isPart = operator === 'contains' || operator === 'startsWith';
  return readValue(isPart ? { ...property, kind: 'string' } : property, raw);
}

function readOperand({ last: property, target }: Path, { operator, values, place }: Comparand): unknown {
  const readAddress = target && ((text: string) => readIriId(target, text));
  if (operator !== 'is')
    return readOne(property, operator, {
      parameter: place,
      value: onlyValue(place, values) ?? '',
      readAddress,
    });
  if (values.length > maxValues) throw planProblem('PLAN-007', { what: `more than ${maxValues} values` });
  const read = values.map((value) => readValue(property, { parameter: place, value, readAddress }));
  return read.length === 1 ? read[0] : read;
}

export function planComparison(path: Path, asked: Comparand): Comparison {
  const { last, owner } = path;
  const { operator, isNot, place, names } = asked;
  if (!operator || !operatorsOf(last, owner).includes(operator))
    throw planProblem('PLAN-006', {
      parameter: place.slice(0, 80),
      field: last.name,
      kind: last.computed ? 'computed' : last.kind,
      operators: names.length ? names.map((name) => `"${name}"`).join(', ') : 'none',
    });
  const value = readOperand(path, asked);
  // Nothing is there at the end of a path either where the path itself leads nowhere.
  if (operator === 'exists' && value === false && path.properties.length > 1)
    return { path, operator, value: true, isNot: true };
  return { path, operator, value, ...(isNot && { isNot }) };
}
