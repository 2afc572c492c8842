/** A session that is still open after its fiscal day, or one that is open as it should be; nothing of one that is closed. */
import WarningIcon from '@mui/icons-material/WarningAmber';
import { Chip } from '@mui/material';
import { partsOf } from '../../../../src/generic/partsOf.tsx';
import { useTexts } from './useTexts.ts';

const { useRecord } = partsOf('DeskSession');

export function LeftOpen() {
  const t = useTexts();
  const { isOverdue, endDate } = useRecord() ?? {};
  if (isOverdue)
    return (
      <Chip
        size="small"
        color="warning"
        variant="outlined"
        icon={<WarningIcon />}
        label={t('drawer.leftOpen')}
      />
    );
  // A list without the column of its end does not know.
  return endDate === null ? (
    <Chip size="small" variant="outlined" label={t('drawer.isOpen')} />
  ) : (
    <span>–</span>
  );
}
