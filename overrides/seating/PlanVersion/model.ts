/** How performances stand to the plan of their room: on its version, or on one of before, and what keeps them there. Pure. */

export const KEEPERS = ['sold', 'reserved', 'held', 'house', 'contingent'] as const;

/** Why a seat that the plan does not have any more stays in a performance. */
export type Keeper = (typeof KEEPERS)[number];

/** What the server answers of a performance to come. */
export interface WirePerformance {
  readonly id: number;
  readonly title: string;
  readonly startDate: string;
  readonly timezone: string | null;
  /** Of the plan, that its seats are of. */
  readonly version: number;
  /** Seats that go when it follows, and that come. */
  readonly leaving: number;
  readonly coming: number;
  /** With any of these it stays as it is. */
  readonly kept: readonly { readonly label: string; readonly why: Keeper }[];
}

export interface WireVersions {
  readonly label: string;
  readonly version: number;
  readonly performances: readonly WirePerformance[];
}

type Standing = 'current' | 'behind' | 'kept';

/** `behind`: it follows as soon as it is asked to. */
export function standingOf({ leaving, coming, kept }: WirePerformance): Standing {
  if (kept.length > 0) return 'kept';
  return leaving + coming > 0 ? 'behind' : 'current';
}

/** Seats by what keeps them, those that are worst to lose first. */
export function groupKept(
  kept: WirePerformance['kept'],
): readonly { readonly why: Keeper; readonly labels: readonly string[] }[] {
  return KEEPERS.flatMap((why) => {
    const labels = kept.filter((seat) => seat.why === why).map(({ label }) => label);
    return labels.length > 0 ? [{ why, labels }] : [];
  });
}
