/** What of an order is given back: each line as a whole or ticket by ticket, the fees apart. */
import { Box, Checkbox, FormControlLabel, Paper, TextField, Typography } from '@mui/material';
import { useLocaleState } from 'ra-core';
import type { OrderRefundable } from '../../../../schema/generated/orders/OrderRefundable.ts';
import { formatInstant } from '../../../../src/fields/formatInstant.ts';
import { formatMoney } from '../../../../src/fields/formatMoney.ts';
import type { Chosen, ChosenLine } from '../model/planRefund.ts';
import { useTexts } from './useTexts.ts';

type Line = OrderRefundable['lines'][number];

interface RefundLinesProps {
  readonly title: string;
  readonly order: OrderRefundable;
  readonly chosen: Chosen;
  readonly onChange: (chosen: Chosen) => void;
}

const NONE: ChosenLine = { tickets: [], quantity: 0 };

export function RefundLines({ title, order, chosen, onChange }: RefundLinesProps) {
  const t = useTexts();
  const fees = order.lines.filter(({ isFee }) => isFee);
  const places = order.lines.filter(({ isFee }) => !isFee);
  const lineOf = (line: Line) => (
    <RefundLine
      key={line.orderItem}
      line={line}
      currency={order.currency}
      chosen={chosen[line.orderItem] ?? NONE}
      onChange={(one) => onChange({ ...chosen, [line.orderItem]: one })}
    />
  );
  return (
    <Paper variant="outlined" component="section" aria-labelledby="refund-what" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography id="refund-what" variant="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {places.map(lineOf)}
      {fees.length > 0 && (
        <Typography variant="h3" sx={{ mt: 2 }}>
          {t('refund.fees')}
        </Typography>
      )}
      {fees.map(lineOf)}
    </Paper>
  );
}

interface RefundLineProps {
  readonly line: Line;
  readonly currency: string;
  readonly chosen: ChosenLine;
  readonly onChange: (chosen: ChosenLine) => void;
}

function RefundLine({ line, currency, chosen, onChange }: RefundLineProps) {
  const t = useTexts();
  const [locale] = useLocaleState();
  const { tickets, amounts, label, startDate, timezone, isFee } = line;
  const left = amounts.length;
  const count = tickets.length > 0 ? chosen.tickets.length : chosen.quantity;
  const amount = formatMoney(
    amounts.reduce((sum, one) => sum + one, 0),
    currency,
    locale,
  );
  const all = { tickets: tickets.map(({ ticket }) => ticket), quantity: left };
  const toggle = (ticket: number, isOn: boolean) =>
    onChange({
      ...chosen,
      tickets: isOn ? [...chosen.tickets, ticket] : chosen.tickets.filter((one) => one !== ticket),
    });
  return (
    <Box role="group" aria-label={label} sx={{ py: 1.5, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'center' }}>
        <FormControlLabel
          sx={{ flexGrow: 1, minWidth: 0 }}
          control={
            <Checkbox
              checked={count === left}
              indeterminate={count > 0 && count < left}
              onChange={(_, isOn) => onChange(isOn ? all : NONE)}
            />
          }
          label={
            <>
              <strong>{label}</strong>
              {startDate && ` · ${formatInstant(startDate, timezone ?? 'UTC', locale, 'long')}`}
              {!isFee && ` · ${t('refund.all', { smart_count: left })}`}
            </>
          }
        />
        <span className="num">{amount}</span>
      </Box>
      {tickets.length === 0 && left > 1 && (
        <TextField
          type="number"
          size="small"
          label={t('refund.places', { label })}
          value={chosen.quantity}
          helperText={t('refund.of', { left })}
          slotProps={{ htmlInput: { min: 0, max: left } }}
          onChange={(event) =>
            onChange({
              ...chosen,
              quantity: Math.max(0, Math.min(left, Math.trunc(Number(event.target.value)))),
            })
          }
          sx={{ ml: 4, mt: 1 }}
        />
      )}
      {tickets.length > 1 && (
        <Box sx={{ pl: 4, display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
          {tickets.map(({ ticket, number, seat, isScanned }) => (
            <FormControlLabel
              key={ticket}
              control={
                <Checkbox
                  size="small"
                  checked={chosen.tickets.includes(ticket)}
                  onChange={(_, isOn) => toggle(ticket, isOn)}
                />
              }
              label={[
                t('refund.ticket', { number: number ?? '' }),
                seat,
                isScanned ? t('refund.scanned') : undefined,
              ]
                .filter(Boolean)
                .join(' · ')}
            />
          ))}
        </Box>
      )}
    </Box>
  );
}
