/** The one value of a parameter that takes one: of two, either could be meant. */
import { planProblem } from './errors.ts';

/** @returns undefined where the parameter is not there; the same value given twice is one */
export function onlyValue(parameter: string, values: readonly string[]): string | undefined {
  const [first] = values;
  if (values.some((value) => value !== first))
    throw planProblem('PLAN-011', { parameter: parameter.slice(0, 80), count: values.length });
  return first;
}
