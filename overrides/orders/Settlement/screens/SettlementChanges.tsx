/** Why a settlement was refused; where a colleague was faster, what changed, and the way to look again (R40). */
import { Box } from '@mui/material';
import { useLocaleState } from 'ra-core';
import { ProblemError } from '../../../../src/data/ProblemError.ts';
import { formatMoney } from '../../../../src/fields/formatMoney.ts';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import type { SettlementChange } from '../model.ts';
import { useTexts } from './useTexts.ts';

interface SettlementChangesProps {
  readonly error: unknown;
  readonly currency: string;
  readonly onLookAgain: () => void;
}

export function SettlementChanges({ error, currency, onLookAgain }: SettlementChangesProps) {
  const t = useTexts();
  const [locale] = useLocaleState();
  if (!error) return null;
  const isChanged = error instanceof ProblemError && error.code === 'ORDER-001';
  const changes = isChanged ? ((error.problem.changes ?? []) as readonly SettlementChange[]) : [];
  const money = (amount: number | null) => formatMoney(amount ?? 0, currency, locale);
  return (
    <Box>
      <ProblemAlert
        error={error}
        {...(isChanged && { onRetry: onLookAgain, retryLabel: t('settlement.again') })}
      />
      {changes.length > 0 && (
        <Box component="ul" aria-label={t('settlement.changed')} sx={{ m: 0, pl: 3 }}>
          {changes.map(({ property, from, to }) => (
            <li key={property}>
              {property === 'due'
                ? t('settlement.changedDue', { from: money(from), to: money(to) })
                : t('settlement.changedTransaction')}
            </li>
          ))}
        </Box>
      )}
    </Box>
  );
}
