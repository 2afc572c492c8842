/** On top of the reservations, for who decides: options that await an answer, and those whose customers are to be notified. */
import { Box, Button, Paper, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useLocaleState } from 'ra-core';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { callAction } from '../../../../src/data/callAction.ts';
import type { RecordOf } from '../../../../src/data/fields.ts';
import { formatInstant } from '../../../../src/fields/formatInstant.ts';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { NotifyOptions } from './NotifyOptions.tsx';
import { useTexts } from './useTexts.ts';

const DATE = ['startDate', { ticketing: ['title', 'timezone'] }] as const;

const FIELDS = [
  'reservationName',
  'optionStatus',
  'expiresAt',
  {
    contract: ['timezone'],
    customer: ['displayName'],
    cartItemList: ['quantity', { ticketPrice: ['name', { eventDate: DATE }] }],
  },
] as const;

type Option = RecordOf<'Cart', typeof FIELDS>;

/** What a glance takes in; the rest is in the list of carts. */
const MOST = 40;

const held = {
  type: 'option',
  status: 'draft',
  'exists[deletedAt]': false,
  'order[expiresAt]': 'asc',
  itemsPerPage: MOST,
};

export function OptionsToAnswer() {
  const t = useTexts();
  const [isNotifying, setNotifying] = useState(false);
  const options = useQuery({
    queryKey: ['Cart', 'options'],
    refetchInterval: 60_000,
    queryFn: ({ signal }) =>
      callAction('Cart.list', { query: held, fields: [...FIELDS, 'optionNotice'] }, { signal }),
  });
  if (options.error) return <ProblemAlert error={options.error} onRetry={() => void options.refetch()} />;
  const found = options.data?.member ?? [];
  const open = found.filter(({ optionStatus }) => optionStatus === 'pending');
  const unnotified = found.filter(
    ({ optionStatus, optionNotice }) => optionStatus !== 'pending' && optionNotice === null,
  );
  if (open.length === 0 && unnotified.length === 0) return null;
  return (
    <Paper component="section" variant="outlined" aria-label={t('cartPages.options')}>
      {open.length > 0 && <Rows title={t('cartPages.options')} options={open} />}
      {unnotified.length > 0 && (
        <Rows
          title={t('cartPages.allAnswered')}
          options={unnotified}
          tool={
            <Button variant="outlined" onClick={() => setNotifying(true)}>
              {t('cartPages.notify')}
            </Button>
          }
        />
      )}
      {isNotifying && <NotifyOptions onClose={() => setNotifying(false)} />}
    </Paper>
  );
}

interface RowsProps {
  readonly title: string;
  readonly options: readonly Option[];
  readonly tool?: React.ReactNode;
}

function Rows({ title, options, tool }: RowsProps) {
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', px: 2, py: 1.5 }}>
        <Typography variant="h2" sx={{ flex: 1 }}>
          {title}
        </Typography>
        {tool}
      </Box>
      <Box component="ul" aria-label={title} sx={{ m: 0, p: 0, maxHeight: 320, overflow: 'auto' }}>
        {options.map((option) => (
          <Row key={option['@id']} option={option} />
        ))}
      </Box>
    </>
  );
}

const GRID = {
  listStyle: 'none',
  display: 'grid',
  gap: { xs: 0.5, sm: 2 },
  gridTemplateColumns: { xs: '1fr auto', sm: '2fr 3fr 200px 120px' },
  alignItems: 'center',
  px: 2,
  py: 1.25,
  borderTop: 1,
  borderColor: 'divider',
} as const;

function Row({ option }: { readonly option: Option }) {
  const t = useTexts();
  const [locale] = useLocaleState();
  const { customer, reservationName, expiresAt, contract, cartItemList, optionStatus } = option;
  const name = reservationName || (customer?.displayName ?? '');
  const id = option['@id'].split('/').at(-1) ?? '';
  const isOpen = optionStatus === 'pending';
  return (
    <Box component="li" sx={GRID}>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
      <Box sx={{ minWidth: 0, gridColumn: { xs: '1 / -1', sm: 'auto' }, order: { xs: 3, sm: 0 } }}>
        {cartItemList.map(({ '@id': item, quantity, ticketPrice: { name: price, eventDate } }) => (
          <Typography key={item} variant="body2">
            {quantity}× {price}
            {eventDate &&
              ` · ${eventDate.ticketing.title} · ${formatInstant(eventDate.startDate, eventDate.ticketing.timezone, locale, 'dateTime')}`}
          </Typography>
        ))}
      </Box>
      <Typography variant="body2" color="textSecondary" className="num">
        {expiresAt &&
          t('cartPages.keptUntil', {
            time: formatInstant(expiresAt, contract.timezone ?? 'UTC', locale, 'dateTime'),
          })}
      </Typography>
      <Button
        variant={isOpen ? 'contained' : 'text'}
        component={RouterLink}
        to={`/carts/${id}/edit/option`}
        aria-label={t('cartPages.answerOf', { name })}
        sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' }, order: { xs: 4, sm: 0 } }}
      >
        {t(isOpen ? 'cartPages.answer' : `cartPages.${optionStatus ?? 'approved'}`)}
      </Button>
    </Box>
  );
}
