/** The days of a report with its usual periods. */
import { DayChoice } from '../../Period/screens/DayChoice.tsx';
import { usePresets } from './useDays.ts';
import { useTexts } from './useTexts.ts';

interface ReportDaysProps {
  readonly today: string;
  readonly from: string;
  readonly to: string;
  readonly onChoose: (from: string, to: string) => void;
}

export function ReportDays({ today, ...days }: ReportDaysProps) {
  const t = useTexts();
  const labels = { from: t('report.from'), to: t('report.to') };
  return <DayChoice {...days} labels={labels} presets={usePresets(today)} />;
}
