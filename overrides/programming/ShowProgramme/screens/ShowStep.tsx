/** First step: what the show is and where it plays. Its timezone is its venue's. */
import { Box, MenuItem, Paper, TextField } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { Ticketing } from '../../../../schema/generated/programming/Ticketing.ts';
import { ticketingDescriptor } from '../../../../schema/generated/programming/Ticketing.ts';
import { useAction } from '../../../../src/data/useAction.ts';
import { useLabel } from '../../../../src/i18n/useLabel.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { nameVenue } from './nameVenue.ts';
import { StepFoot } from './StepFoot.tsx';
import { useCategories, useSeasons, useVenues } from './useChoices.ts';
import type { MadeShow } from './useProgramme.ts';
import { useTexts } from './useTexts.ts';

type Audience = NonNullable<Ticketing['type']>;

const audiences = ticketingDescriptor.properties.find(({ name }) => name === 'type');

interface ShowStepProps {
  /** Absent: it is yet to be made. */
  readonly show: MadeShow | undefined;
  readonly onSaved: (id: string) => void;
}

const idOf = (iri: string) => iri.split('/').at(-1) ?? '';

export function ShowStep({ show, onSaved }: ShowStepProps) {
  const t = useTexts();
  const label = useLabel();
  const client = useQueryClient();
  const venues = useVenues().data?.member ?? [];
  const categories = useCategories().data?.member ?? [];
  const seasons = useSeasons().data?.member ?? [];
  const [title, setTitle] = useState(show?.title ?? '');
  const [type, setType] = useState<Audience>(show?.type ?? 'general_public');
  const [chosenVenue, setVenue] = useState<string | null | undefined>(show && (show.venue?.['@id'] ?? null));
  const [category, setCategory] = useState(show?.ticketingCategory?.['@id'] ?? null);
  const [season, setSeason] = useState(show?.season?.['@id'] ?? null);
  const create = useAction('Ticketing.create', ['title']);
  const update = useAction('Ticketing.update', ['title']);
  // The only venue there is needs no choosing.
  const venue =
    chosenVenue === undefined ? (venues.length === 1 ? (venues[0]?.['@id'] ?? null) : null) : chosenVenue;
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const place = venues.find((one) => one['@id'] === venue);
    const body = {
      title: title.trim(),
      type,
      venue,
      ticketingCategory: category,
      season,
      ...(place && {
        ...(place.timezone && { timezone: place.timezone }),
        place: place.seatingName ?? place.name,
        city: place.city,
        countryCode: place.countryCode,
      }),
    };
    const outcome = show ? await update.run({ id: show['@id'], body }) : await create.run({ body });
    if (!outcome.isDone) return;
    const id = idOf(outcome.answer['@id']);
    await client.invalidateQueries({ queryKey: ['programme-show', id] });
    onSaved(id);
  };
  return (
    <form onSubmit={(event) => void save(event)}>
      <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 2.5 }}>
        <TextField
          label={t('newShow.show.name')}
          value={title}
          onChange={(event) => setTitle(event.target.value)}
          required
          autoFocus
          slotProps={{ htmlInput: { maxLength: 300 } }}
        />
        <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
          <ChoiceField
            label={t('newShow.show.venue')}
            helperText={t('newShow.show.venueHelp')}
            choices={venues.map((one) => ({
              id: one['@id'],
              label: nameVenue(one),
            }))}
            value={venue}
            onChange={setVenue}
          />
          <ChoiceField
            label={t('newShow.show.category')}
            choices={categories.map((one) => ({ id: one['@id'], label: one.name }))}
            value={category}
            onChange={setCategory}
          />
          <ChoiceField
            label={t('newShow.show.season')}
            choices={seasons.map((one) => ({ id: one['@id'], label: one.name }))}
            value={season}
            onChange={setSeason}
          />
          <TextField
            select
            label={t('newShow.show.audience')}
            value={type}
            onChange={(event) => setType(event.target.value as Audience)}
          >
            {audiences &&
              'values' in audiences &&
              audiences.values.map((choice) => (
                <MenuItem key={choice.value} value={choice.value}>
                  {label(choice.label)}
                </MenuItem>
              ))}
          </TextField>
        </Box>
      </Paper>
      <StepFoot
        {...(!show && { label: t('newShow.create') })}
        isPending={create.isPending || update.isPending}
        isDisabled={title.trim() === ''}
        error={(show ? update : create).refusal?.error}
      />
    </form>
  );
}
