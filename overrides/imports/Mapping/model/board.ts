/** Names at resellers as their screen shows them. Pure. */
import { type Suggestion, suggestTarget } from './suggestTarget.ts';

export type NameKind = 'ticketing' | 'ticketprice' | 'plan' | 'seat' | 'contingent';

export const SHOWN = ['all', 'open', 'mapped', 'ignored'] as const;

export interface Target {
  /** The address of one of ours. */
  readonly id: string;
  readonly name: string;
}

export interface ImportName {
  readonly mapping: string;
  readonly label: string;
  /** The event that the file names beside it. */
  readonly within: string | null;
  readonly target: Target | null;
  readonly isIgnored: boolean;
  /** Refused rows that wait for it. */
  readonly waiting: number;
  /** Of a name that means nothing yet. */
  readonly suggestion: Suggestion | null;
}

export interface NameBoard {
  readonly counts: Readonly<Record<(typeof SHOWN)[number], number>>;
  /** Those that mean nothing yet first. */
  readonly names: readonly ImportName[];
  /** What they may mean; empty of seats, which are looked for one by one. */
  readonly choices: readonly Target[];
}

type Shown = (typeof SHOWN)[number];

const stateOf = ({ target, isIgnored }: Pick<ImportName, 'target' | 'isIgnored'>): Exclude<Shown, 'all'> => {
  if (isIgnored) return 'ignored';
  return target ? 'mapped' : 'open';
};

/** @param names in the order in which they are shown */
export function buildBoard(
  names: readonly Omit<ImportName, 'suggestion'>[],
  choices: readonly Target[],
  { shown, name, most }: { readonly shown: Shown; readonly name: string | null; readonly most: number },
): NameBoard {
  const count = (state: Shown) => names.filter((one) => stateOf(one) === state).length;
  const earlier = names.flatMap(({ label, target }) => (target ? [{ label, target }] : []));
  const wanted = names.filter(
    (one) => (shown === 'all' || stateOf(one) === shown) && (name === null || one.label === name),
  );
  return {
    counts: { all: names.length, open: count('open'), mapped: count('mapped'), ignored: count('ignored') },
    names: wanted.slice(0, most).map((one) => ({
      ...one,
      suggestion: stateOf(one) === 'open' ? (suggestTarget(one.label, choices, earlier) ?? null) : null,
    })),
    choices,
  };
}
