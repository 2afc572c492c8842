/** The latest attempts to pay online; what became of one that is not settled is asked again, never paid again. */
import { Button, Chip, Link as MuiLink, TableCell, TableRow } from '@mui/material';
import { useLocaleState } from 'ra-core';
import { Link } from 'react-router';
import { screenPath } from '../../../../src/data/screenPath.ts';
import { useAction } from '../../../../src/data/useAction.ts';
import { useHas } from '../../../../src/data/useHas.ts';
import { formatInstant } from '../../../../src/fields/formatInstant.ts';
import { formatMoney } from '../../../../src/fields/formatMoney.ts';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { SmallTable } from '../../../../src/generic/SmallTable.tsx';
import type { AttemptRow } from './onlineFields.ts';
import { useTexts } from './useTexts.ts';

interface AttemptTableProps {
  readonly attempts: readonly AttemptRow[];
  readonly onAsked: () => void;
}

const COLORS = {
  pending: 'warning',
  unknown: 'warning',
  succeeded: 'success',
  failed: 'error',
  cancelled: 'default',
} as const;

export function AttemptTable({ attempts, onAsked }: AttemptTableProps) {
  const t = useTexts();
  return (
    <SmallTable
      label={t('online.attempts')}
      columns={[
        { name: 'order', head: t('online.order') },
        { name: 'state', head: t('online.state') },
        { name: 'amount', head: t('online.amount'), align: 'right' },
      ]}
    >
      {attempts.map((attempt) => (
        <Attempt key={attempt['@id']} attempt={attempt} onAsked={onAsked} />
      ))}
    </SmallTable>
  );
}

function Attempt({ attempt, onAsked }: { readonly attempt: AttemptRow; readonly onAsked: () => void }) {
  const t = useTexts();
  const [locale] = useLocaleState();
  const mayAsk = useHas(['sales.sell', 'orders.correct']);
  const query = useAction('PaymentAttempt.query', []);
  const { order, currency, createdAt, contract } = attempt;
  const status = attempt.status ?? 'pending';
  const amount = formatMoney(attempt.amount, currency ?? 'EUR', locale);
  const ask = async () => {
    const asked = await query.run({ id: attempt['@id'] });
    if (asked.isDone) onAsked();
  };
  return (
    <TableRow hover>
      <TableCell component="th" scope="row">
        {order ? (
          <MuiLink
            component={Link}
            underline="always"
            to={screenPath('Order', 'show', order['@id'].split('/').at(-1))}
          >
            {t('online.orderOf', { number: order.number ?? '' })}
          </MuiLink>
        ) : (
          '–'
        )}{' '}
        {formatInstant(createdAt, contract?.timezone ?? 'UTC', locale, 'dateTime')}
      </TableCell>
      <TableCell>
        <Chip size="small" variant="outlined" color={COLORS[status]} label={t(`online.statuses.${status}`)} />
        {mayAsk && (status === 'pending' || status === 'unknown') && (
          <Button
            size="small"
            color="inherit"
            disabled={query.isPending}
            aria-label={t('online.askOf', { amount })}
            onClick={() => void ask()}
          >
            {t('online.ask')}
          </Button>
        )}
        <ProblemAlert error={query.refusal?.error} />
      </TableCell>
      <TableCell align="right" sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
        {amount}
      </TableCell>
    </TableRow>
  );
}
