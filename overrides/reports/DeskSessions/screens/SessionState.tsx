/** The state of a desk session's drawer, as a chip with its word. */
import { Chip } from '@mui/material';
import type { DeskSessionOfDay } from '../../../../schema/generated/reports/DeskSessionOfDay.ts';
import { useTexts } from './useTexts.ts';

const COLORS = {
  open: 'info',
  overdue: 'warning',
  balanced: 'success',
  difference: 'error',
  uncounted: 'default',
} as const;

export function SessionState({ state }: Pick<DeskSessionOfDay, 'state'>) {
  const t = useTexts();
  return (
    <Chip size="small" variant="outlined" color={COLORS[state]} label={t(`deskSessions.states.${state}`)} />
  );
}
