/** `/settings/booking-track/{id}/mode`: how a track books, and what comes of it. */
import {
  Box,
  Button,
  FormControl,
  FormControlLabel,
  FormHelperText,
  FormLabel,
  Link,
  Radio,
  RadioGroup,
  Switch,
  Typography,
} from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { callAction } from '../../../../src/data/callAction.ts';
import type { RecordOf } from '../../../../src/data/fields.ts';
import { screenPath } from '../../../../src/data/screenPath.ts';
import { useAction } from '../../../../src/data/useAction.ts';
import { useHas } from '../../../../src/data/useHas.ts';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { TrackFrame } from './TrackFrame.tsx';
import { useTexts } from './useTexts.ts';
import { TRACKS_KEY, type Track } from './useTracks.ts';

const MODE_FIELDS = ['label', 'description', 'cartType'] as const;
type Mode = RecordOf<'BookingTrackMode', typeof MODE_FIELDS>;

const CART_TYPES = ['cart', 'option', 'reservation'] as const;
type CartType = (typeof CART_TYPES)[number];

export const TrackMode = () => <TrackFrame path="mode" Content={ModeForm} />;

function ModeForm({ track }: { readonly track: Track }) {
  const t = useTexts();
  const notify = useNotify();
  const client = useQueryClient();
  const mayWrite = useHas('settings.write');
  const update = useAction('BookingTrack.update', ['name']);
  const [mode, setMode] = useState(track.bookingTrackMode ?? '');
  const [cartType, setCartType] = useState<CartType>(track.cartType ?? 'cart');
  const [isDefault, setDefault] = useState(track.isDefault === true);
  const { data, error, refetch } = useQuery({
    queryKey: ['BookingTrackMode', 'choices'],
    queryFn: async ({ signal }) => {
      const query = { 'order[position]': 'asc', itemsPerPage: 100 };
      return (await callAction('BookingTrackMode.list', { query, fields: MODE_FIELDS }, { signal })).member;
    },
  });
  const choose = (id: string) => {
    setMode(id);
    const chosen = data?.find((one) => one['@id'] === id);
    if (chosen) setCartType(chosen.cartType);
  };
  const save = async () => {
    const body = { bookingTrackMode: mode || null, cartType, isDefault };
    const outcome = await update.run({ id: track['@id'], body });
    if (!outcome.isDone) return;
    notify(t('bookingTrack.saved'), { type: 'success' });
    await client.invalidateQueries({ queryKey: TRACKS_KEY });
  };
  return (
    <Box
      component="form"
      sx={{ display: 'grid', gap: 3 }}
      onSubmit={(event) => {
        event.preventDefault();
        if (!update.isPending) void save();
      }}
    >
      <ProblemAlert error={error} onRetry={() => void refetch()} />
      <Modes modes={data ?? []} value={mode} isLocked={!mayWrite} onChange={choose} />
      <Link component={RouterLink} to={screenPath('BookingTrackMode', 'list')} sx={{ justifySelf: 'start' }}>
        {t('bookingTrack.toModes')}
      </Link>
      <FormControl disabled={!mayWrite}>
        <FormLabel id="leads-to">{t('bookingTrack.leadsTo')}</FormLabel>
        <RadioGroup
          aria-labelledby="leads-to"
          value={cartType}
          onChange={({ target }) => setCartType(CART_TYPES.find((one) => one === target.value) ?? 'cart')}
        >
          {CART_TYPES.map((one) => (
            <Choice
              key={one}
              value={one}
              name={t(`bookingTrack.${one}`)}
              text={t(`bookingTrack.${one}Text`)}
            />
          ))}
        </RadioGroup>
      </FormControl>
      <FormControl disabled={!mayWrite}>
        <FormControlLabel
          control={<Switch checked={isDefault} onChange={(_event, isOn) => setDefault(isOn)} />}
          label={t('bookingTrack.asDefault')}
        />
        <FormHelperText>{t('bookingTrack.asDefaultText')}</FormHelperText>
      </FormControl>
      <ProblemAlert error={update.refusal?.error} />
      {mayWrite && (
        <Button type="submit" variant="contained" disabled={update.isPending} sx={{ justifySelf: 'start' }}>
          {t('bookingTrack.save')}
        </Button>
      )}
    </Box>
  );
}

interface ModesProps {
  readonly modes: readonly Mode[];
  readonly value: string;
  readonly isLocked: boolean;
  readonly onChange: (id: string) => void;
}

function Modes({ modes, value, isLocked, onChange }: ModesProps) {
  const t = useTexts();
  return (
    <FormControl disabled={isLocked}>
      <FormLabel id="ready-made">{t('bookingTrack.readyMade')}</FormLabel>
      {modes.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{t('bookingTrack.noModes')}</Typography>
      ) : (
        <RadioGroup
          aria-labelledby="ready-made"
          value={value}
          onChange={({ target }) => onChange(target.value)}
        >
          {modes.map((mode) => (
            <Choice
              key={mode['@id']}
              value={mode['@id']}
              name={mode.label}
              text={mode.description || t(`bookingTrack.${mode.cartType}`)}
            />
          ))}
          <Choice value="" name={t('bookingTrack.ownMode')} text="" />
        </RadioGroup>
      )}
    </FormControl>
  );
}

function Choice({
  value,
  name,
  text,
}: {
  readonly value: string;
  readonly name: string;
  readonly text: string;
}) {
  return (
    <FormControlLabel
      value={value}
      control={<Radio />}
      sx={{ alignItems: 'flex-start', my: 0.5, '& .MuiRadio-root': { py: 0.25 } }}
      label={
        <>
          {name}
          {text && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {text}
            </Typography>
          )}
        </>
      }
    />
  );
}
