/** Open entries of an account in one currency: those chosen are lettered together once they come to nothing. */
import {
  Box,
  Button,
  Checkbox,
  Link as MuiLink,
  Stack,
  TableCell,
  TableRow,
  Typography,
} from '@mui/material';
import { useLocaleState, useNotify } from 'ra-core';
import { useState } from 'react';
import { Link } from 'react-router';
import type { ClientEntry } from '../../../../schema/generated/customers/ClientEntry.ts';
import type { OpenAccount } from '../../../../schema/generated/money/OpenAccount.ts';
import { screenPath } from '../../../../src/data/screenPath.ts';
import { useAction } from '../../../../src/data/useAction.ts';
import { useHas } from '../../../../src/data/useHas.ts';
import { formatInstant } from '../../../../src/fields/formatInstant.ts';
import { formatMoney } from '../../../../src/fields/formatMoney.ts';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { SmallTable } from '../../../../src/generic/SmallTable.tsx';
import { findSettled, type SettledOrder } from '../model/findSettled.ts';
import { ChosenBar } from './ChosenBar.tsx';
import { Unseen } from './Unseen.tsx';
import { useTexts } from './useTexts.ts';

const NUMBER = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;

interface OpenEntriesProps {
  readonly client: string;
  readonly open: OpenAccount;
  readonly timezone: string;
  /** After a lettering, or where the account is otherwise than it was seen. */
  readonly onChange: () => void;
}

export function OpenEntries({ client, open, timezone, onChange }: OpenEntriesProps) {
  const t = useTexts();
  const [locale] = useLocaleState();
  const notify = useNotify();
  const mayLetter = useHas('accounting.write');
  const letter = useAction('Client.letter', ['code']);
  const [marked, setMarked] = useState<ReadonlySet<number>>(new Set());
  const { currency, entries, count, balance } = open;
  const chosen = entries.filter(({ entry }) => marked.has(entry));
  const toggle = (entry: number) =>
    setMarked(
      (before) =>
        new Set(before.has(entry) ? [...before].filter((one) => one !== entry) : [...before, entry]),
    );
  const submit = async () => {
    const body = { entries: chosen.map(({ entry }) => String(entry)) };
    const done = await letter.run({ id: client, body });
    if (!done.isDone) return;
    notify(t('lettering.lettered', { code: done.answer.code ?? '' }), { type: 'success' });
    setMarked(new Set());
    onChange();
  };
  const title = t('lettering.open', { currency });
  return (
    <Box component="section">
      <Typography variant="h2">{title}</Typography>
      <Typography color="textSecondary" sx={{ mb: 1 }}>
        {t('lettering.openBalance', { smart_count: count, amount: formatMoney(balance, currency, locale) })}
      </Typography>
      {mayLetter && (
        <SettledOrders settled={findSettled(entries)} onChoose={(found) => setMarked(new Set(found))} />
      )}
      <SmallTable
        label={title}
        columns={[
          ...(mayLetter
            ? [{ name: 'choose', head: <Unseen text={t('lettering.choosing')} />, sx: { width: 48 } }]
            : []),
          { name: 'date', head: t('lettering.date') },
          { name: 'event', head: t('lettering.event') },
          { name: 'order', head: t('lettering.order') },
          { name: 'debit', head: t('lettering.debit'), align: 'right' },
          { name: 'credit', head: t('lettering.credit'), align: 'right' },
        ]}
      >
        {entries.map((entry) => (
          <EntryRow
            key={entry.entry}
            entry={entry}
            timezone={timezone}
            isChosen={marked.has(entry.entry)}
            onToggle={mayLetter ? () => toggle(entry.entry) : undefined}
          />
        ))}
      </SmallTable>
      {count > entries.length && (
        <Typography sx={{ mt: 1 }}>{t('lettering.oldest', { shown: entries.length, count })}</Typography>
      )}
      {letter.refusal && <ProblemAlert error={letter.refusal.error} onRetry={onChange} />}
      {chosen.length > 0 && (
        <ChosenBar
          chosen={chosen}
          currency={currency}
          isPending={letter.isPending}
          onClear={() => setMarked(new Set())}
          onLetter={() => void submit()}
        />
      )}
    </Box>
  );
}

interface SettledProps {
  readonly settled: readonly SettledOrder[];
  readonly onChoose: (entries: readonly number[]) => void;
}

function SettledOrders({ settled, onChoose }: SettledProps) {
  const t = useTexts();
  if (settled.length === 0) return null;
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 1.5 }}>
      <Typography>{t('lettering.settled')}</Typography>
      {settled.slice(0, 12).map(({ order, number, entries }) => (
        <Button
          key={order}
          size="small"
          variant="outlined"
          aria-label={t('lettering.choose', { count: entries.length, number: number ?? '' })}
          onClick={() => onChoose(entries)}
        >
          {number}
        </Button>
      ))}
    </Stack>
  );
}

interface RowProps {
  readonly entry: ClientEntry;
  readonly timezone: string;
  readonly isChosen: boolean;
  readonly onToggle: (() => void) | undefined;
}

function EntryRow({ entry, timezone, isChosen, onToggle }: RowProps) {
  const t = useTexts();
  const [locale] = useLocaleState();
  const { at, type, order, number, debit, credit, currency, isCoupon, reason } = entry;
  const money = (amount: number) => (amount === 0 ? '' : formatMoney(amount, currency, locale));
  const date = formatInstant(at, timezone, locale, 'date');
  return (
    <TableRow hover selected={isChosen} {...(onToggle && { onClick: onToggle, sx: { cursor: 'pointer' } })}>
      {onToggle && (
        <TableCell padding="checkbox">
          <Checkbox
            checked={isChosen}
            onChange={onToggle}
            onClick={(event) => event.stopPropagation()}
            slotProps={{
              input: {
                'aria-label': t('lettering.chooseOne', { date, amount: money(debit || credit) }),
              },
            }}
          />
        </TableCell>
      )}
      <TableCell sx={NUMBER}>{date}</TableCell>
      <TableCell>
        {t(`lettering.events.${type}`)}
        {isCoupon && ` (${t('lettering.coupon')})`}
        {reason && (
          <Typography variant="body2" color="textSecondary">
            {reason}
          </Typography>
        )}
      </TableCell>
      <TableCell>
        {order !== null && (
          <MuiLink
            component={Link}
            to={screenPath('Order', 'show', String(order))}
            onClick={(event) => event.stopPropagation()}
          >
            {number}
          </MuiLink>
        )}
      </TableCell>
      <TableCell align="right" sx={NUMBER}>
        {money(debit)}
      </TableCell>
      <TableCell align="right" sx={NUMBER}>
        {money(credit)}
      </TableCell>
    </TableRow>
  );
}
