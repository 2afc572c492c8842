/** A refusal of a record that is part of something: the paths of its violations begin with its place there. */
import { Problem } from '../errors.ts';

/** @param place e.g. `member[3]` or `cartItemList[0]` */
export function movePaths(problem: Problem, place: string): Problem {
  const { code, values, violations, extra } = problem;
  const moved = violations?.map((violation) => ({
    ...violation,
    propertyPath: violation.propertyPath ? `${place}.${violation.propertyPath}` : place,
  }));
  const described =
    moved && 'summary' in values
      ? { ...values, summary: moved.map((one) => `${one.propertyPath}: ${one.message}`).join('\n') }
      : values;
  return new Problem(code, described, { ...(moved && { violations: moved }), ...(extra && { extra }) });
}
