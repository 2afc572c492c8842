/** A seat in words, a line a fact: for the hint beside the pointer and for who hears the screen. */
import { type SeatPlan, type SeatStanding, stateOf } from '../model/seatPlan.ts';

type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string;

interface Described {
  readonly plan: SeatPlan;
  readonly standing: SeatStanding;
  readonly isChosen: boolean;
  /** Names of contingents by their ids. */
  readonly contingents?: ReadonlyMap<number, string> | undefined;
  readonly more?: string;
}

export function describeSeat(
  t: Translate,
  seat: number,
  { plan, standing, isChosen, contingents, more }: Described,
): string {
  const { seats, zones, floors, groups } = plan;
  const nameOf = (named: readonly { readonly id: number; readonly name: string }[], id: number | undefined) =>
    named.find((one) => one.id === id)?.name;
  const place = [nameOf(floors, seats.floor[seat]), nameOf(zones, seats.zone[seat])]
    .filter(Boolean)
    .join(' · ');
  const state = isChosen ? 'chosen' : stateOf(standing.states, seat);
  const lines = [
    `${seats.label[seat] ?? ''}${place && ` · ${place}`}`,
    state === 'contingent'
      ? describeContingent(t, standing.contingents[seat] ?? 0, contingents)
      : t(`seatMap.states.${state}`),
    nameOf(groups, standing.groups[seat]),
    seats.type[seat] === 'normal' ? undefined : t(`seatMap.types.${seats.type[seat]}`),
    seats.isObstructed[seat] ? t('seatMap.obstructed') : undefined,
    seats.info[seat],
    more,
  ];
  return lines.filter(Boolean).join('\n');
}

/** @param id 0 where the sale is from a contingent that the seat is not of */
function describeContingent(t: Translate, id: number, names: Described['contingents']): string {
  if (id === 0) return t('seatMap.forEverybody');
  const name = names?.get(id);
  return name ? t('seatMap.ofContingent', { name }) : t('seatMap.states.contingent');
}
