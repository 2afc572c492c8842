/**
 * The last step of a sale by card where the desk has a terminal: the amount is sent to it, what becomes of it is shown in
 * words, and once it is accepted the sale goes through by itself. While it is not known, nothing else can be done.
 */
import { Button, MenuItem, Skeleton, Stack, TextField } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { SaleRefusal } from '../../CashRegister/screens/SaleRefusal.tsx';
import { isOpen, isTaken, type TerminalChoice } from '../model.ts';
import { AttemptState } from './AttemptState.tsx';
import { chooseTerminal, keepTerminal, nameTerminal } from './chosenTerminal.ts';
import { useAttempt } from './useAttempt.ts';
import { useTexts } from './useTexts.ts';

export interface PayOnTerminalProps {
  /** IRI, once the server holds it. */
  readonly cart: string | undefined;
  readonly terminals: readonly TerminalChoice[];
  /** All that the sale is paid with. */
  readonly payments: readonly { readonly deskPaymentMethod: string; readonly amount: number }[];
  /** Of the part by card, in minor units. */
  readonly amount: number;
  readonly money: (value: number) => string;
  readonly isReady: boolean;
  readonly isSelling: boolean;
  /** The sale was refused after the card was debited. */
  readonly isRefused: boolean;
  /** What a card payment of this cart holds it with, in minor units; undefined where it is free. */
  readonly onHeld: (amount: number | undefined) => void;
  readonly onAccepted: (amount: number) => void;
  readonly onByHand: () => void;
}

export function PayOnTerminal(props: PayOnTerminalProps) {
  const { cart, terminals, payments, amount, money, isReady, isSelling, isRefused } = props;
  const { onHeld, onAccepted } = props;
  const t = useTexts();
  const { attempt, isPending, isWorking, error, start, query, settle } = useAttempt(cart);
  const [choice, setChoice] = useState(() => chooseTerminal(terminals));
  const isHeld = Boolean(attempt && (isOpen(attempt) || isTaken(attempt)));
  const held = isHeld ? (attempt?.amount ?? 0) : undefined;
  useEffect(() => {
    onHeld(held);
    return () => onHeld(undefined);
  }, [held, onHeld]);

  const sold = useRef<string>(undefined);
  const accepted = attempt && isTaken(attempt) ? attempt : undefined;
  useEffect(() => {
    // Once by itself: what is refused then waits for a person.
    if (!accepted || sold.current === accepted['@id']) return;
    sold.current = accepted['@id'];
    onAccepted(accepted.amount ?? 0);
  }, [accepted, onAccepted]);

  if (isPending) return <Skeleton variant="rounded" height={48} />;
  return (
    <Stack spacing={1.5}>
      {attempt && (
        <AttemptState
          key={attempt.status}
          attempt={attempt}
          amount={money(attempt.amount ?? 0)}
          isWorking={isWorking}
          isSelling={isSelling}
          isRefused={isRefused}
          onQuery={() => void query()}
          onSettle={(outcome, reason) => void settle(outcome, reason)}
          onFinish={() => onAccepted(attempt.amount ?? 0)}
        />
      )}
      {Boolean(error) && <SaleRefusal error={error} cart={cart} />}
      {!isHeld && choice && (
        <>
          {terminals.length > 1 && (
            <TextField
              select
              size="small"
              label={t('terminal.which')}
              value={nameTerminal(choice)}
              onChange={({ target }) => {
                const chosen = terminals.find((terminal) => nameTerminal(terminal) === target.value);
                setChoice(chosen);
                if (chosen) keepTerminal(chosen);
              }}
            >
              {terminals.map((one) => (
                <MenuItem key={nameTerminal(one)} value={nameTerminal(one)}>
                  {one.terminal.state === 'busy'
                    ? t('terminal.busy', { name: one.terminal.name })
                    : one.terminal.name}
                </MenuItem>
              ))}
            </TextField>
          )}
          <Button
            autoFocus
            variant="contained"
            size="large"
            disabled={!isReady || isWorking || cart === undefined}
            onClick={() => void start(choice, payments)}
          >
            {isWorking
              ? t('terminal.starting')
              : t(attempt ? 'terminal.retry' : 'terminal.ask', { amount: money(amount) })}
          </Button>
          <Button color="inherit" size="small" disabled={isWorking} onClick={props.onByHand}>
            {t('terminal.byHand')}
          </Button>
        </>
      )}
    </Stack>
  );
}
