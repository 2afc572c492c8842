/** Pays what is due online at once: reserves an attempt, and goes to the page of its provider. */
import { Button } from '@mui/material';
import { useAction } from '../../../../src/data/useAction.ts';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { currentCaller } from '../../../../src/session/currentCaller.ts';
import { useTexts } from './useTexts.ts';

interface PayNowProps {
  readonly order: string;
  /** In minor units; undefined where it is no amount. */
  readonly amount: number | undefined;
}

export function PayNow({ order, amount }: PayNowProps) {
  const t = useTexts();
  const reserve = useAction('PaymentAttempt.create', ['token']);
  const pay = async () => {
    if (amount === undefined) return;
    const back = `${location.origin}/payment/success`;
    const body = { order, amount, redirectBaseUrl: back, cancelBaseUrl: back };
    const made = await reserve.run({ body });
    if (made.isDone)
      location.assign(`/pay/simulator/${currentCaller()?.contract ?? ''}/${made.answer.token}`);
  };
  return (
    <>
      <Button
        variant="outlined"
        size="large"
        disabled={amount === undefined || reserve.isPending}
        onClick={() => void pay()}
      >
        {t('online.payNow')}
      </Button>
      <ProblemAlert error={reserve.refusal?.error} />
    </>
  );
}
