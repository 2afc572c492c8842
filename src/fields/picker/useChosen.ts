/** The records picked so far. A bare id comes from an address, in a row an IRI; its title is asked for once. */
import { useGetMany } from 'ra-core';
import { shortId } from 'ra-data-hydra/records.ts';
import type { Picked } from './Picked.ts';

interface ChosenOptions {
  /** Records, or their ids. */
  readonly given: readonly unknown[];
  readonly target: string;
  readonly fields: readonly string[];
}

export function useChosen({ given, target, fields }: ChosenOptions): readonly Picked[] {
  const bare = given.filter((each) => typeof each !== 'object').map(shortId);
  const { data: found = [] } = useGetMany<Picked>(
    target,
    { ids: bare, meta: { fields } },
    { enabled: bare.length > 0 },
  );
  return given.map((each) =>
    typeof each === 'object'
      ? (each as Picked)
      : (found.find((one) => one?.id === shortId(each)) ?? { id: shortId(each) }),
  );
}
