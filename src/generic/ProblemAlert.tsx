/**
 * A refusal, said to a person: what kind it is in their language, what the server said, its code and its hint.
 * A text of its own for a code is a message `errors.<code>`, filled with the problem's `values`.
 */
import { Alert, AlertTitle, Box, Button } from '@mui/material';
import { useTranslate } from 'ra-core';
import { ProblemError } from '../data/ProblemError.ts';

const kinds: Readonly<Record<number, string>> = {
  0: 'network',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'missing',
  409: 'conflict',
  412: 'changed',
  422: 'invalid',
  429: 'busy',
};

export interface ProblemAlertProps {
  readonly error: unknown;
  readonly onRetry?: () => void;
  /** Says what `onRetry` does where it is not "try again". */
  readonly retryLabel?: string;
  readonly onClose?: () => void;
}

export function ProblemAlert({ error, onRetry, retryLabel, onClose }: ProblemAlertProps) {
  const translate = useTranslate();
  if (!error) return null;
  const problem = error instanceof ProblemError ? error : undefined;
  const kind = kinds[problem?.status ?? -1] ?? 'failed';
  const values = (problem?.problem.values ?? {}) as Record<string, unknown>;
  const own = problem?.code ? translate(`errors.${problem.code}`, { ...values, _: '' }) : '';
  const said = own || (error instanceof Error ? error.message : String(error));
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
      <AlertTitle>{translate(`app.problem.${kind}`)}</AlertTitle>
      <Box>{said}</Box>
      {problem?.hint && <Box sx={{ mt: 0.5 }}>{problem.hint}</Box>}
      {problem?.code && (
        <Box component="code" sx={{ display: 'block', mt: 1, fontSize: 12, opacity: 0.8 }}>
          {problem.code}
        </Box>
      )}
    </Alert>
  );
}
