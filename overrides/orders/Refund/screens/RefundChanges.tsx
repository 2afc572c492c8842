/** Why a refund was refused; where a colleague changed the order meanwhile, what changed, and the way to look again (R40). */
import { Box } from '@mui/material';
import { ProblemError } from '../../../../src/data/ProblemError.ts';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import type { OrderChange } from '../model.ts';
import { useTexts } from './useTexts.ts';

interface RefundChangesProps {
  readonly error: unknown;
  readonly onLookAgain: () => void;
}

export function RefundChanges({ error, onLookAgain }: RefundChangesProps) {
  const t = useTexts();
  if (!error) return null;
  const isChanged = error instanceof ProblemError && error.code === 'ORDER-001';
  const changes = isChanged ? ((error.problem.changes ?? []) as readonly OrderChange[]) : [];
  return (
    <Box>
      <ProblemAlert
        error={error}
        {...(isChanged && { onRetry: onLookAgain, retryLabel: t('refund.again') })}
      />
      {changes.length > 0 && (
        <Box component="ul" aria-label={t('refund.changed')} sx={{ m: 0, pl: 3 }}>
          {changes.map(({ label, property, from, to }) => (
            <li key={`${label} ${property} ${from}`}>
              {property === 'left'
                ? t('refund.left', { label, from, to: to ?? 0 })
                : t('refund.gone', { label })}
            </li>
          ))}
        </Box>
      )}
    </Box>
  );
}
