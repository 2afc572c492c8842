/** What follows from the amounts: the change, what is missing, or what the last of several methods pays. */
import { Box, Stack, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { CARD } from '../../../TerminalPayment/model.ts';
import type { Settled, Tender } from '../../model/tender.ts';
import { BIG_AMOUNT } from './bigAmount.ts';

interface OutcomeProps {
  readonly outcome: Settled;
  readonly tender: Tender | undefined;
  readonly money: (value: number) => string;
}

export function Outcome({ outcome, tender, money }: OutcomeProps) {
  const translate = useTranslate();
  const rows =
    tender?.kind === 'split'
      ? outcome.payments
          .filter(({ method }) => method === tender.rest)
          .map(({ method: { code, name }, amount }) => ({
            label: code === CARD ? translate('register.cardPart') : translate('register.restBy', { name }),
            value: amount,
          }))
      : [
          { label: translate('register.change'), value: outcome.change },
          { label: translate('register.missing'), value: outcome.missing },
        ].filter(({ value }) => value > 0);
  return (
    <Box aria-live="polite">
      {rows.map(({ label, value }) => (
        <Stack key={label} direction="row" sx={{ justifyContent: 'space-between', alignItems: 'baseline' }}>
          <Typography color="textSecondary">{label}</Typography>
          <Typography component="output" sx={{ ...BIG_AMOUNT, fontSize: '1.75rem' }}>
            {money(value)}
          </Typography>
        </Stack>
      ))}
    </Box>
  );
}
