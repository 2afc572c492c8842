/** What of an account was lettered, the latest first; each can be undone, and then stays as a trace. */
import { Box, Button, TableCell, TableRow, Typography } from '@mui/material';
import { useLocaleState, useNotify } from 'ra-core';
import { Suspense, useState } from 'react';
import type { LetteredEntries } from '../../../../schema/generated/money/LetteredEntries.ts';
import { useAction } from '../../../../src/data/useAction.ts';
import { useHas } from '../../../../src/data/useHas.ts';
import { formatInstant } from '../../../../src/fields/formatInstant.ts';
import { formatMoney } from '../../../../src/fields/formatMoney.ts';
import { ConfirmAction } from '../../../../src/generic/ConfirmAction.tsx';
import { SmallTable } from '../../../../src/generic/SmallTable.tsx';
import { Unseen } from './Unseen.tsx';
import { useTexts } from './useTexts.ts';

const NUMBER = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;

/** Entries of a lettering that its row names. */
const NAMED = 4;

interface LetteringsProps {
  readonly letterings: readonly LetteredEntries[];
  readonly timezone: string;
  readonly onChange: () => void;
}

export function Letterings({ letterings, timezone, onChange }: LetteringsProps) {
  const t = useTexts();
  const notify = useNotify();
  const mayUndo = useHas('accounting.write');
  const undo = useAction('Lettering.undo', ['code']);
  const [asked, setAsked] = useState<LetteredEntries>();
  const submit = async ({ lettering, code }: LetteredEntries) => {
    const { isDone } = await undo.run({ id: lettering });
    if (!isDone) return;
    notify(t('lettering.done', { code }), { type: 'success' });
    setAsked(undefined);
    onChange();
  };
  const title = t('lettering.letterings');
  return (
    <Box component="section">
      <Typography variant="h2" gutterBottom>
        {title}
      </Typography>
      {letterings.length === 0 ? (
        <Typography color="textSecondary">{t('lettering.noLetterings')}</Typography>
      ) : (
        <SmallTable
          label={title}
          columns={[
            { name: 'code', head: t('lettering.code') },
            { name: 'by', head: t('lettering.by') },
            { name: 'entries', head: t('lettering.entries') },
            { name: 'amount', head: t('lettering.amount'), align: 'right' },
            ...(mayUndo ? [{ name: 'undo', head: <Unseen text={t('lettering.undo')} /> }] : []),
          ]}
        >
          {letterings.map((one) => (
            <LetteringRow
              key={one.lettering}
              one={one}
              timezone={timezone}
              onUndo={mayUndo ? () => setAsked(one) : undefined}
            />
          ))}
        </SmallTable>
      )}
      {asked && (
        <Suspense>
          <ConfirmAction
            action="Lettering.undo"
            name={asked.code}
            isPending={undo.isPending}
            error={undo.refusal?.error}
            onConfirm={() => void submit(asked)}
            onClose={() => setAsked(undefined)}
          />
        </Suspense>
      )}
    </Box>
  );
}

interface RowProps {
  readonly one: LetteredEntries;
  readonly timezone: string;
  readonly onUndo: (() => void) | undefined;
}

function LetteringRow({ one, timezone, onUndo }: RowProps) {
  const t = useTexts();
  const [locale] = useLocaleState();
  const { code, currency, amount, at, actor, undoneAt, undoneBy, entries } = one;
  const day = (instant: string) => formatInstant(instant, timezone, locale, 'date');
  const named = entries.slice(0, NAMED).map(({ entry, type, number, debit, credit }) => {
    const sum = formatMoney(credit - debit, currency, locale);
    return { entry, text: [t(`lettering.events.${type}`), number, sum].filter(Boolean).join(' ') };
  });
  return (
    <TableRow hover>
      <TableCell
        component="th"
        scope="row"
        sx={{ fontWeight: 600, ...(undoneAt && { textDecoration: 'line-through' }) }}
      >
        {code}
      </TableCell>
      <TableCell>
        {[day(at), actor].filter(Boolean).join(' · ')}
        {undoneAt && (
          <Typography variant="body2" color="textSecondary">
            {undoneBy
              ? t('lettering.undoneBy', { date: day(undoneAt), name: undoneBy })
              : t('lettering.undone', { date: day(undoneAt) })}
          </Typography>
        )}
      </TableCell>
      <TableCell sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {named.map(({ entry, text }) => (
          <div key={entry}>{text}</div>
        ))}
        {entries.length > NAMED && <div>{t('lettering.more', { count: entries.length - NAMED })}</div>}
      </TableCell>
      <TableCell align="right" sx={NUMBER}>
        {formatMoney(amount, currency, locale)}
      </TableCell>
      {onUndo && (
        <TableCell align="right">
          {!undoneAt && (
            <Button size="small" aria-label={t('lettering.undoThis', { code })} onClick={onUndo}>
              {t('lettering.undo')}
            </Button>
          )}
        </TableCell>
      )}
    </TableRow>
  );
}
