/** What a track means at a door, in words. */
import { type EntryRule, entryKindOf } from '../model.ts';
import { useTexts } from './useTexts.ts';

interface DoorOfTrack {
  readonly label: string | null;
  readonly maxScanNb: number | null;
}

export function useTrackWords() {
  const t = useTexts();
  const entries = (rule: EntryRule) => {
    const kind = entryKindOf(rule);
    if (kind === 'several') return t('doors.entries.count', { smart_count: rule.maxScanNb ?? 0 });
    return kind === 'once' ? t('doors.entries.count', { smart_count: 1 }) : t(`doors.entries.${kind}`);
  };
  const door = ({ label, maxScanNb }: DoorOfTrack, isLimited: boolean) => {
    const name = label ?? '';
    if (!isLimited || maxScanNb === null) return name;
    if (maxScanNb === 1) return t('doors.passes.doorOnce', { door: name });
    return t('doors.passes.doorTimes', { door: name, count: maxScanNb });
  };
  /** With re-entry a door's own limit decides nothing. */
  const passes = (doors: readonly DoorOfTrack[], { allowsReentry }: EntryRule) =>
    doors.length === 0
      ? t('doors.passes.everyDoor')
      : t('doors.passes.doors', { doors: doors.map((one) => door(one, !allowsReentry)).join(' · ') });
  return { entries, passes };
}
