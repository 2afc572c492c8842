/** A ticket by the name of its holder or buyer, for who left it at home; it is checked like any other. */
import { Button, List, ListItem, ListItemText, Stack, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useLocaleState } from 'ra-core';
import { type FormEvent, useState } from 'react';
import type { DoorTicket } from '../../../../schema/generated/tickets/DoorTicket.ts';
import { callAction } from '../../../../src/data/callAction.ts';
import { formatInstant } from '../../../../src/fields/formatInstant.ts';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { COUNTS_KEY } from './DoorCounts.tsx';
import { useTexts } from './useTexts.ts';

interface NameLookupProps {
  readonly performance: string;
  readonly timezone: string;
  readonly onChoose: (ticket: DoorTicket) => void;
}

export function NameLookup({ performance, timezone, onChoose }: NameLookupProps) {
  const t = useTexts();
  const [locale] = useLocaleState();
  const [typed, setTyped] = useState('');
  const [name, setName] = useState('');
  const found = useQuery({
    enabled: name.length > 1,
    // With the counts, which are read anew after every scan: who came in is seen here as well.
    queryKey: [...COUNTS_KEY, performance, name],
    queryFn: ({ signal }) =>
      callAction('EventDate.doorTickets', { id: performance, query: { name } }, { signal }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setName(typed.trim());
  };
  const describe = ({ seat, price, scannedAt, isValid }: DoorTicket) =>
    [
      seat,
      price,
      scannedAt && t('door.cameAt', { time: formatInstant(scannedAt, timezone, locale, 'time') }),
      !isValid && t('door.notValid'),
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <Stack component="section" aria-label={t('door.lookup')} spacing={1}>
      <Typography variant="h2">{t('door.lookup')}</Typography>
      <Stack component="form" direction="row" spacing={1} onSubmit={submit}>
        <TextField
          size="small"
          fullWidth
          name="name"
          label={t('door.name')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 100, autoComplete: 'off' } }}
        />
        <Button type="submit" variant="outlined" disabled={typed.trim().length < 2}>
          {t('door.find')}
        </Button>
      </Stack>
      {found.error && <ProblemAlert error={found.error} />}
      {found.data?.length === 0 && <Typography>{t('door.nobody')}</Typography>}
      <List dense>
        {found.data?.map((ticket) => (
          <ListItem
            key={ticket.ticket}
            disableGutters
            secondaryAction={
              <Button
                size="small"
                variant="outlined"
                aria-label={t('door.letIn', { name: ticket.name })}
                onClick={() => onChoose(ticket)}
              >
                {t('door.check')}
              </Button>
            }
          >
            <ListItemText primary={ticket.name} secondary={describe(ticket)} sx={{ pr: 8 }} />
          </ListItem>
        ))}
      </List>
    </Stack>
  );
}
