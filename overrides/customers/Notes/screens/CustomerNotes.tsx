/** What colleagues wrote down about a customer: what is pinned first, then what is to be done, then the latest. */
import { Box, Button, Chip, Stack, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useLocaleState } from 'ra-core';
import { useState } from 'react';
import type { CustomerOverview } from '../../../../schema/generated/customers/CustomerOverview.ts';
import type { CustomerRemark } from '../../../../schema/generated/customers/CustomerRemark.ts';
import { useAction } from '../../../../src/data/useAction.ts';
import { useHas } from '../../../../src/data/useHas.ts';
import { formatInstant } from '../../../../src/fields/formatInstant.ts';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { currentCaller } from '../../../../src/session/currentCaller.ts';
import { CustomerPart } from '../../CrmCustomer/screens/CustomerPart.tsx';
import { NoteDialog, RemoveNote } from './NoteDialog.tsx';
import { useTexts } from './useTexts.ts';

type Asking = { readonly what: 'add' } | { readonly what: 'edit' | 'remove'; readonly note: CustomerRemark };

export function CustomerNotes({ overview }: { readonly overview: CustomerOverview }) {
  const t = useTexts();
  const client = useQueryClient();
  const mayWrite = useHas('customers.write');
  const [asking, setAsking] = useState<Asking>();
  const { notes, customerId, timezone } = overview;
  const close = () => setAsking(undefined);
  const saved = async () => {
    close();
    await client.invalidateQueries({ queryKey: ['CrmCustomer', 'overview'] });
  };
  return (
    <CustomerPart title={t('notes.title')} none="" isEmpty={false}>
      {notes.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{t('notes.none')}</Typography>}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
        {notes.map((note) => (
          <Note
            key={note.note}
            note={note}
            timezone={timezone}
            onAsk={(what) => setAsking({ what, note })}
            onDone={saved}
          />
        ))}
      </Box>
      {mayWrite && (
        <Button sx={{ mt: 1.5 }} onClick={() => setAsking({ what: 'add' })}>
          {t('notes.add')}
        </Button>
      )}
      {asking?.what === 'remove' && <RemoveNote note={asking.note} onDone={saved} onClose={close} />}
      {asking && asking.what !== 'remove' && (
        <NoteDialog
          customer={customerId}
          note={asking.what === 'edit' ? asking.note : undefined}
          onDone={saved}
          onClose={close}
        />
      )}
    </CustomerPart>
  );
}

interface NoteProps {
  readonly note: CustomerRemark;
  readonly timezone: string;
  readonly onAsk: (what: 'edit' | 'remove') => void;
  readonly onDone: () => Promise<void>;
}

function Note({ note, timezone, onAsk, onDone }: NoteProps) {
  const t = useTexts();
  const [locale] = useLocaleState();
  const mayWrite = useHas('customers.write');
  const finish = useAction('CustomerNote.done', ['doneAt']);
  const { text, author, authorName, isPinned, dueOn, assigneeName, doneAt, createdAt } = note;
  const isMine = mayWrite && author !== null && author === currentCaller()?.email;
  const day = (date: string) => formatInstant(`${date}T12:00:00Z`, 'UTC', locale, 'date');
  const run = async () => {
    if ((await finish.run({ id: note.note })).isDone) await onDone();
  };
  const todo = () => {
    if (!dueOn) return undefined;
    if (doneAt) return t('notes.doneOn', { date: formatInstant(doneAt, timezone, locale, 'date') });
    return assigneeName
      ? t('notes.dueOnBy', { date: day(dueOn), name: assigneeName })
      : t('notes.dueOn', { date: day(dueOn) });
  };
  const isOpen = Boolean(dueOn) && !doneAt;
  return (
    <Box component="li" sx={{ borderLeft: 2, borderColor: isOpen ? 'warning.main' : 'divider', pl: 1.5 }}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {[authorName ?? author, formatInstant(createdAt, timezone, locale)].filter(Boolean).join(' · ')}
        </Typography>
        {isPinned && <Chip size="small" label={t('notes.pinned')} />}
      </Stack>
      <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</Typography>
      {dueOn && <Typography sx={{ fontSize: 14, fontWeight: isOpen ? 600 : 400 }}>{todo()}</Typography>}
      <ProblemAlert error={finish.refusal?.error} />
      <Stack direction="row" sx={{ gap: 0.5, ml: -1 }}>
        {isOpen && mayWrite && (
          <Button size="small" disabled={finish.isPending} onClick={() => void run()}>
            {t('notes.done')}
          </Button>
        )}
        {isMine && (
          <>
            <Button size="small" color="inherit" onClick={() => onAsk('edit')}>
              {t('notes.edit')}
            </Button>
            <Button size="small" color="inherit" onClick={() => onAsk('remove')}>
              {t('notes.remove')}
            </Button>
          </>
        )}
      </Stack>
    </Box>
  );
}
