/** First step: what the show is and where it plays. Its timezone is its venue's. */
import { Box, MenuItem, Paper } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { ticketingDescriptor } from '../../../../schema/generated/programming/Ticketing.ts';
import { useAction } from '../../../../src/data/useAction.ts';
import { SchemaText } from '../../../../src/fields/schemaForm/SchemaText.tsx';
import { useSchemaForm } from '../../../../src/fields/schemaForm/useSchemaForm.ts';
import { useLabel } from '../../../../src/i18n/useLabel.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { nameVenue } from './nameVenue.ts';
import { StepFoot } from './StepFoot.tsx';
import { showForm } from './showForms.ts';
import { useCategories, useSeasons, useVenues } from './useChoices.ts';
import type { MadeShow } from './useProgramme.ts';
import { useTexts } from './useTexts.ts';

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
  const { control, handleSubmit } = useSchemaForm(showForm, {
    title: show?.title ?? '',
    type: show?.type ?? 'general_public',
    category: show?.ticketingCategory?.['@id'] ?? null,
    season: show?.season?.['@id'] ?? null,
  });
  const { field: category } = useController({ control, name: 'category' });
  const { field: season } = useController({ control, name: 'season' });
  const [chosenVenue, setVenue] = useState<string | null | undefined>(show && (show.venue?.['@id'] ?? null));
  const create = useAction('Ticketing.create', ['title']);
  const update = useAction('Ticketing.update', ['title']);
  // The only venue there is needs no choosing.
  const venue =
    chosenVenue === undefined ? (venues.length === 1 ? (venues[0]?.['@id'] ?? null) : null) : chosenVenue;
  const save = handleSubmit(async ({ category: ticketingCategory, ...rest }) => {
    const place = venues.find((one) => one['@id'] === venue);
    const body = {
      ...rest,
      venue,
      ticketingCategory,
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
  });
  return (
    <form noValidate onSubmit={(event) => void save(event)}>
      <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 2.5 }}>
        <SchemaText
          control={control}
          name="title"
          t={t}
          label={t('newShow.show.name')}
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
            value={category.value}
            onChange={category.onChange}
          />
          <ChoiceField
            label={t('newShow.show.season')}
            choices={seasons.map((one) => ({ id: one['@id'], label: one.name }))}
            value={season.value}
            onChange={season.onChange}
          />
          <SchemaText control={control} name="type" t={t} select label={t('newShow.show.audience')}>
            {audiences &&
              'values' in audiences &&
              audiences.values.map((choice) => (
                <MenuItem key={choice.value} value={choice.value}>
                  {label(choice.label)}
                </MenuItem>
              ))}
          </SchemaText>
        </Box>
      </Paper>
      <StepFoot
        {...(!show && { label: t('newShow.create') })}
        isPending={create.isPending || update.isPending}
        error={(show ? update : create).refusal?.error}
      />
    </form>
  );
}
