/** Payment links, the latest first: of which order, for whom, how much, and what became of each. */
import { Box, Button, Chip, Link as MuiLink, TableCell, TableRow, Typography } from '@mui/material';
import { useLocaleState } from 'ra-core';
import { Link } from 'react-router';
import { screenPath } from '../../../../src/data/screenPath.ts';
import { useAction } from '../../../../src/data/useAction.ts';
import { useHas } from '../../../../src/data/useHas.ts';
import { formatInstant } from '../../../../src/fields/formatInstant.ts';
import { formatMoney } from '../../../../src/fields/formatMoney.ts';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { SmallTable } from '../../../../src/generic/SmallTable.tsx';
import { CopyLink } from './CopyLink.tsx';
import type { LinkRow } from './onlineFields.ts';
import { useTexts } from './useTexts.ts';

interface LinkTableProps {
  readonly links: readonly LinkRow[];
  readonly onChanged: () => void;
}

/** Not on a phone, where it is under the order's number. */
const WIDE = { display: { xs: 'none', md: 'table-cell' } } as const;

const COLORS = { open: 'info', paid: 'success', expired: 'warning', withdrawn: 'default' } as const;

export function LinkTable({ links, onChanged }: LinkTableProps) {
  const t = useTexts();
  return (
    <SmallTable
      label={t('online.links')}
      columns={[
        { name: 'order', head: t('online.order') },
        { name: 'created', head: t('online.created'), sx: WIDE },
        { name: 'until', head: t('online.until'), sx: WIDE },
        { name: 'state', head: t('online.state'), sx: WIDE },
        { name: 'amount', head: t('online.amount'), align: 'right' },
        { name: 'actions', head: t('online.actions'), sx: WIDE },
      ]}
    >
      {links.map((link) => (
        <LinkLine key={link['@id']} link={link} onChanged={onChanged} />
      ))}
    </SmallTable>
  );
}

function State({ state }: Pick<LinkRow, 'state'>) {
  const t = useTexts();
  const known = state === 'paid' || state === 'expired' || state === 'withdrawn' ? state : 'open';
  return <Chip size="small" variant="outlined" color={COLORS[known]} label={t(`online.states.${known}`)} />;
}

function LinkLine({ link, onChanged }: { readonly link: LinkRow; readonly onChanged: () => void }) {
  const t = useTexts();
  const [locale] = useLocaleState();
  const { orderId, orderNumber, buyerEmail, amount, currency, createdAt, expiresAt, contract } = link;
  const timezone = contract?.timezone ?? 'UTC';
  const at = (instant: string | null) => formatInstant(instant, timezone, locale, 'dateTime');
  return (
    <TableRow hover>
      <TableCell component="th" scope="row">
        {orderId === null ? (
          '–'
        ) : (
          <MuiLink
            component={Link}
            underline="always"
            to={screenPath('Order', 'show', orderId)}
            sx={{ fontWeight: 600 }}
          >
            {t('online.orderOf', { number: orderNumber ?? '' })}
          </MuiLink>
        )}
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {buyerEmail}
        </Typography>
        <Box sx={{ display: { md: 'none' } }}>
          <State state={link.state} />
          <Actions link={link} onChanged={onChanged} />
        </Box>
      </TableCell>
      <TableCell sx={WIDE}>{at(createdAt)}</TableCell>
      <TableCell sx={WIDE}>{expiresAt === null ? t('online.forever') : at(expiresAt)}</TableCell>
      <TableCell sx={WIDE}>
        <State state={link.state} />
      </TableCell>
      <TableCell align="right" sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
        {formatMoney(amount, currency ?? 'EUR', locale)}
      </TableCell>
      <TableCell sx={WIDE}>
        <Actions link={link} onChanged={onChanged} />
      </TableCell>
    </TableRow>
  );
}

function Actions({ link, onChanged }: { readonly link: LinkRow; readonly onChanged: () => void }) {
  const t = useTexts();
  const mayChange = useHas(['sales.sell', 'orders.correct']);
  const update = useAction('PaymentLink.update', []);
  if (link.state !== 'open' || !link.url || link.orderId === null) return null;
  const buyer = link.buyerEmail ?? '';
  const withdraw = async () => {
    const done = await update.run({ id: link['@id'], body: { isHidden: true } });
    if (done.isDone) onChanged();
  };
  return (
    <>
      <CopyLink url={link.url} buyer={buyer} />
      {mayChange && (
        <Button
          size="small"
          color="inherit"
          disabled={update.isPending}
          aria-label={t('online.withdrawOf', { buyer })}
          onClick={() => void withdraw()}
        >
          {t('online.withdraw')}
        </Button>
      )}
      <ProblemAlert error={update.refusal?.error} />
    </>
  );
}
