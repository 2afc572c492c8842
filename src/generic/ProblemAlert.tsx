/** A refusal, shown to a person: what kind it is, what happened in their language, and its code to report. */
import { Alert, AlertTitle, Box, Button } from '@mui/material';
import { useTranslate } from 'ra-core';
import { ProblemError } from '../data/ProblemError.ts';
import { useRefusal } from './useRefusal.ts';

export interface ProblemAlertProps {
  readonly error: unknown;
  readonly onRetry?: () => void;
  /** Label of what `onRetry` does where it is not "try again". */
  readonly retryLabel?: string;
  readonly onClose?: () => void;
}

export function ProblemAlert({ error, onRetry, retryLabel, onClose }: ProblemAlertProps) {
  const translate = useTranslate();
  const refusalOf = useRefusal();
  if (!error) return null;
  const problem = error instanceof ProblemError ? error : undefined;
  const { kind, title, text } = refusalOf(error);
  return (
    <Alert
      severity={kind === 'changed' || kind === 'conflict' ? 'warning' : 'error'}
      role="alert"
      {...(onClose && { onClose })}
      action={
        onRetry && (
          <Button color="inherit" size="small" onClick={onRetry}>
            {retryLabel ?? translate('app.retry')}
          </Button>
        )
      }
      sx={{ my: 2 }}
    >
      <AlertTitle>{title}</AlertTitle>
      {text && <Box>{text}</Box>}
      {problem?.code && (
        <Box component="code" sx={{ display: 'block', mt: 1, fontSize: 12, opacity: 0.8 }}>
          {problem.code}
        </Box>
      )}
    </Alert>
  );
}
