/** `/settings/booking-track`: each track with what it asks for and leads to. The table is wherever a list is asked for. */
import { Box, Button, Chip, Link, List, ListItem, Paper, Stack, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { Link as RouterLink, useSearchParams } from 'react-router';
import { screenPath } from '../../../../src/data/screenPath.ts';
import { useAction } from '../../../../src/data/useAction.ts';
import { useMay } from '../../../../src/data/useMay.ts';
import { EmptyState } from '../../../../src/generic/EmptyState.tsx';
import { GenericList } from '../../../../src/generic/GenericList.tsx';
import { Loading } from '../../../../src/generic/Loading.tsx';
import { CreateButton } from '../../../../src/generic/list/CreateButton.tsx';
import { Page } from '../../../../src/generic/Page.tsx';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { useSchema } from '../../../../src/generic/SchemaContext.tsx';
import { useLabel } from '../../../../src/i18n/useLabel.ts';
import { DeleteTrack } from './DeleteTrack.tsx';
import { useTexts } from './useTexts.ts';
import { listAsked, type NamedField, TRACKS_KEY, type Track, useAskable, useTracks } from './useTracks.ts';

export function TrackList() {
  const [search] = useSearchParams();
  return search.size > 0 ? <GenericList /> : <Tracks />;
}

function Tracks() {
  const t = useTexts();
  const { entity } = useSchema();
  const label = useLabel();
  const { data, error, refetch } = useTracks();
  const askable = useAskable();
  return (
    <Page
      title={label(entity.plural)}
      subtitle={t('bookingTrack.subtitle')}
      actions={<CreateButton />}
      width="form"
    >
      <ProblemAlert error={error ?? askable.error} onRetry={() => void refetch()} />
      {!data && !error && <Loading />}
      {data?.length === 0 && (
        <EmptyState
          title={t('bookingTrack.none')}
          text={t('bookingTrack.noneText')}
          action={<CreateButton />}
        />
      )}
      {data && data.length > 0 && (
        <Paper variant="outlined">
          <List disablePadding>
            {data.map((track) => (
              <TrackItem key={track['@id']} track={track} tracks={data} fields={askable.fields ?? []} />
            ))}
          </List>
        </Paper>
      )}
    </Page>
  );
}

interface TrackItemProps {
  readonly track: Track;
  readonly tracks: readonly Track[];
  readonly fields: readonly NamedField[];
}

function TrackItem({ track, tracks, fields }: TrackItemProps) {
  const t = useTexts();
  const { entity } = useSchema();
  const mayChange = useMay(entity, 'update');
  const name = track.name;
  const facts = [
    t(`bookingTrack.${track.cartType ?? 'cart'}`),
    t('bookingTrack.prices', { smart_count: track.nbTicketPrices ?? 0 }),
    t('bookingTrack.offers', { smart_count: track.nbOfferRules ?? 0 }),
  ];
  return (
    <ListItem divider sx={{ display: 'block', py: 2, px: { xs: 2, sm: 3 }, '&:last-child': { border: 0 } }}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Link
          component={RouterLink}
          to={screenPath('BookingTrack', 'show', track['@id'])}
          sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
        >
          {name}
        </Link>
        {track.isDefault && <Chip size="small" variant="outlined" label={t('bookingTrack.isDefault')} />}
      </Stack>
      <Asked track={track} fields={fields} />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {facts.join(' · ')}
      </Typography>
      {mayChange && <Buttons track={track} tracks={tracks} />}
    </ListItem>
  );
}

function Asked({ track, fields }: Omit<TrackItemProps, 'tracks'>) {
  const t = useTexts();
  const lines = track.formList.flatMap((form) => {
    const asked = listAsked(form).map(({ slug, required }) => {
      const field = fields.find((one) => one.slug === slug)?.name ?? t('bookingTrack.gone');
      return required && form.mode === 'normal' ? t('bookingTrack.required', { field }) : field;
    });
    return asked.length > 0 ? [t(`bookingTrack.${form.type}Asks`, { fields: asked.join(', ') })] : [];
  });
  return (lines.length > 0 ? lines : [t('bookingTrack.asksNothing')]).map((line) => (
    <Typography key={line} sx={{ overflowWrap: 'anywhere' }}>
      {line}
    </Typography>
  ));
}

function Buttons({ track, tracks }: Omit<TrackItemProps, 'fields'>) {
  const t = useTexts();
  const notify = useNotify();
  const client = useQueryClient();
  const clone = useAction('BookingTrack.clone', ['name']);
  const [isDeleting, setDeleting] = useState(false);
  const { name } = track;
  const copy = async () => {
    const outcome = await clone.run({ id: track['@id'] });
    if (!outcome.isDone) return;
    notify(t('bookingTrack.cloned', { name: outcome.answer.name }), { type: 'success' });
    await client.invalidateQueries({ queryKey: TRACKS_KEY });
  };
  const id = track['@id'].split('/').at(-1) ?? '';
  return (
    <Box sx={{ mt: 1 }}>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {(['mode', 'form'] as const).map((page) => (
          <Button
            key={page}
            size="small"
            variant="outlined"
            component={RouterLink}
            to={`/settings/booking-track/${id}/${page}`}
            aria-label={t(`bookingTrack.${page}Of`, { name })}
          >
            {t(`bookingTrack.${page}`)}
          </Button>
        ))}
        <Button
          size="small"
          color="inherit"
          disabled={clone.isPending}
          onClick={() => void copy()}
          aria-label={t('bookingTrack.cloneOf', { name })}
        >
          {t('bookingTrack.clone')}
        </Button>
        <Button
          size="small"
          color="inherit"
          onClick={() => setDeleting(true)}
          aria-label={t('bookingTrack.deleteOf', { name })}
        >
          {t('bookingTrack.delete')}
        </Button>
      </Stack>
      <ProblemAlert error={clone.refusal?.error} />
      {isDeleting && <DeleteTrack track={track} tracks={tracks} onClose={() => setDeleting(false)} />}
    </Box>
  );
}
