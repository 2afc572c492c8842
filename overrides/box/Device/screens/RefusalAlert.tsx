/** Why a box refused, in words, by the code of its refusal; any other problem as everywhere. */
import { Alert } from '@mui/material';
import { ProblemError } from '../../../../src/data/ProblemError.ts';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { useTexts } from './useTexts.ts';

export interface RefusalAlertProps {
  readonly error: Error;
  /** Codes whose words are of a message about the box itself, not of a print job. */
  readonly own?: readonly string[];
  readonly onClose: () => void;
}

export function RefusalAlert({ error, own = [], onClose }: RefusalAlertProps) {
  const t = useTexts();
  const values = error instanceof ProblemError ? error.problem.values : undefined;
  const code = (values as { code?: string } | undefined)?.code;
  if (!code) return <ProblemAlert error={error} onClose={onClose} />;
  return (
    <Alert severity="error" role="alert" onClose={onClose} sx={{ mb: 2 }}>
      {t(own.includes(code) ? `device.refusal.${code}` : `box.refusal.${code}`)}
    </Alert>
  );
}
