/** A refusal of a record that is part of something: the paths of its violations begin with its place there. */
import type { Problem } from '../errors.ts';

/** @param place e.g. `member[3]` or `cartItemList[0]` */
export function movePaths(problem: Problem, place: string): Problem {
  const { values, violations } = problem;
  const moved = violations?.map((violation) => ({
    ...violation,
    propertyPath: violation.propertyPath ? `${place}.${violation.propertyPath}` : place,
  }));
  const described =
    moved && 'summary' in values
      ? { ...values, summary: moved.map((one) => `${one.propertyPath}: ${one.message}`).join('\n') }
      : values;
  return problem.with({ values: described, violations: moved });
}
