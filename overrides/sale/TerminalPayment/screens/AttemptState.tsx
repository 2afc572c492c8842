/** What is known of a card payment, in words, and what is left to a person to do about it. */
import { Alert, AlertTitle, Button, CircularProgress, Stack, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { SettleForm } from './SettleForm.tsx';
import type { Attempt } from './useAttempt.ts';
import { useTexts } from './useTexts.ts';

/** Most customers are done by then. */
const SLOW_MS = 15_000;

interface AttemptStateProps {
  readonly attempt: Attempt;
  /** With its currency. */
  readonly amount: string;
  readonly isWorking: boolean;
  readonly isSelling: boolean;
  /** Nothing of the sale went through yet. */
  readonly isRefused: boolean;
  readonly onQuery: () => void;
  readonly onSettle: (outcome: 'taken' | 'not_taken', reason: string) => void;
  readonly onFinish: () => void;
}

export function AttemptState(props: AttemptStateProps) {
  const { attempt, amount } = props;
  const t = useTexts();
  if (attempt.status === 'started') return <OnTerminal {...props} />;
  if (attempt.status === 'unknown') return <Unknown {...props} />;
  if (attempt.status === 'authorised') return <Accepted {...props} />;
  const reason = t(`terminal.reasons.${attempt.reason ?? 'failed'}`);
  return (
    <Alert severity={attempt.status === 'refused' ? 'error' : 'warning'} role="status">
      <AlertTitle>{t('terminal.notTaken', { reason })}</AlertTitle>
      <span className="num">{amount}</span>
    </Alert>
  );
}

function OnTerminal({ attempt, amount, isWorking, onQuery }: AttemptStateProps) {
  const t = useTexts();
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Stack spacing={1.5} role="status">
      <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
        <CircularProgress size={24} aria-hidden />
        <Typography sx={{ fontWeight: 600 }}>
          {t('terminal.started', { name: attempt.terminalName ?? '' })}
        </Typography>
      </Stack>
      <Typography variant="body2">{t('terminal.startedText', { amount })}</Typography>
      {isSlow && (
        <>
          <Typography variant="body2" color="textSecondary">
            {t('terminal.slow')}
          </Typography>
          <Button variant="outlined" disabled={isWorking} onClick={onQuery}>
            {t('terminal.again')}
          </Button>
        </>
      )}
    </Stack>
  );
}

function Unknown({ amount, isWorking, onQuery, onSettle }: AttemptStateProps) {
  const t = useTexts();
  const [outcome, setOutcome] = useState<'taken' | 'not_taken'>();
  return (
    <Stack spacing={1.5}>
      <Alert severity="warning" role="status">
        <AlertTitle>{t('terminal.unknown')}</AlertTitle>
        {t('terminal.unknownText', { amount })}
      </Alert>
      {outcome ? (
        <SettleForm
          title={t(outcome === 'taken' ? 'terminal.wasTaken' : 'terminal.wasNot')}
          isWorking={isWorking}
          onSettle={(reason) => onSettle(outcome, reason)}
          onCancel={() => setOutcome(undefined)}
        />
      ) : (
        <>
          <Button variant="contained" size="large" disabled={isWorking} onClick={onQuery}>
            {t('terminal.again')}
          </Button>
          <Button variant="outlined" disabled={isWorking} onClick={() => setOutcome('taken')}>
            {t('terminal.wasTaken')}
          </Button>
          <Button variant="outlined" disabled={isWorking} onClick={() => setOutcome('not_taken')}>
            {t('terminal.wasNot')}
          </Button>
        </>
      )}
      <Typography variant="body2" color="textSecondary">
        {t('terminal.held')}
      </Typography>
    </Stack>
  );
}

function Accepted({
  attempt,
  amount,
  isWorking,
  isSelling,
  isRefused,
  onSettle,
  onFinish,
}: AttemptStateProps) {
  const t = useTexts();
  const [isReturned, setReturned] = useState(false);
  return (
    <Stack spacing={1.5}>
      <Alert severity="success" role="status">
        <AlertTitle>{t('terminal.authorised', { amount })}</AlertTitle>
        {attempt.lastDigits && t('terminal.card', { digits: attempt.lastDigits })}
      </Alert>
      {isReturned ? (
        <SettleForm
          title={t('terminal.refunded')}
          isWorking={isWorking}
          onSettle={(reason) => onSettle('not_taken', reason)}
          onCancel={() => setReturned(false)}
        />
      ) : (
        <Button variant="contained" size="large" disabled={isSelling} onClick={onFinish}>
          {t(isSelling ? 'register.working' : 'terminal.finish')}
        </Button>
      )}
      {isRefused && !isReturned && (
        <Button color="inherit" disabled={isSelling} onClick={() => setReturned(true)}>
          {t('terminal.refunded')}
        </Button>
      )}
    </Stack>
  );
}
