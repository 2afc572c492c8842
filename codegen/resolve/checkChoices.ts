/** What a member of a value or an action hangs on: choices that always are beside it, and values that they have. */
import { hintNearest } from '../nearest.ts';
import type { EntitySource } from '../read/readSchema.ts';
import { resolveChoices } from './describeKeys.ts';
import type { Report } from './resolveKind.ts';

interface Hanging {
  /** What hangs on them, for a fault. */
  readonly what: string;
  /** Where the choices stand. */
  readonly entity: EntitySource;
  readonly report: Report;
  /** A property that cannot hang on itself. */
  readonly without?: string;
}

export function checkChoices(when: unknown, { what, entity, report, without }: Hanging): void {
  const choices = entity.properties.filter(
    ({ name, values }) => name !== without && values.in !== undefined && !values.many && !values.when,
  );
  for (const [choice, wanted] of Object.entries(when as Record<string, unknown>)) {
    const found = choices.find((one) => one.name === choice);
    const about = `The "when" of ${what}`;
    if (!found) {
      const names = choices.map((one) => one.name);
      const hint = names.length > 0 ? hintNearest(choice, names, 'Those are') : 'Remove it.';
      report('when', `${about} hangs on "${choice}", which is no choice that always stands beside it.`, hint);
      continue;
    }
    const known = resolveChoices(found.values.in).map(({ value }) => value);
    const lost = Array.isArray(wanted) ? wanted.find((one) => !known.includes(one)) : wanted;
    if (!Array.isArray(wanted) || wanted.length === 0)
      report(
        'when',
        `${about} wants ${JSON.stringify(wanted)} of "${choice}".`,
        'Write a list of its values.',
      );
    else if (lost !== undefined)
      report(
        'when',
        `${about} wants "${lost}" of "${choice}", which never stands there.`,
        hintNearest(String(lost), known),
      );
  }
}
