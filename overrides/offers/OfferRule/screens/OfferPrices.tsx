/** Which prices an offer is for, by show and name instead of one performance after the other. */
import AddIcon from '@mui/icons-material/Add';
import CloseIcon from '@mui/icons-material/Close';
import { Box, Button, IconButton, Paper, Skeleton, Stack, Typography } from '@mui/material';
import { useGetMany } from 'ra-core';
import { Suspense, useState } from 'react';
import { useController } from 'react-hook-form';
import { lazyPart } from '../../../../src/parts/lazyPart.tsx';
import { groupPrices, type PriceFacts, type PriceGroup } from '../model/groupPrices.ts';
import { readId } from '../model/trialCart.ts';
import { useTexts } from './useTexts.ts';

const ChooseOfferPrices = lazyPart(async () => (await import('./ChooseOfferPrices.tsx')).ChooseOfferPrices);

interface PriceRecord {
  readonly id: string;
  readonly name: string;
  readonly eventDate?: { readonly ticketing?: { readonly title: string } };
}

const FIELDS = ['name', 'eventDate.ticketing.title'];

export function OfferPrices() {
  const t = useTexts();
  const { field } = useController({ name: 'ticketPriceList', defaultValue: [] });
  const [isChoosing, setChoosing] = useState(false);
  const chosen: readonly unknown[] = field.value ?? [];
  const ids = chosen.map((one) => String(readId(one)));
  const { data, isPending } = useGetMany<PriceRecord>(
    'TicketPrice',
    { ids, meta: { fields: FIELDS } },
    { enabled: ids.length > 0 },
  );
  const facts = (data ?? []).flatMap((price): PriceFacts[] =>
    price ? [{ id: price.id, name: price.name, show: price.eventDate?.ticketing?.title ?? '' }] : [],
  );
  const remove = ({ ids: gone }: PriceGroup) =>
    field.onChange(chosen.filter((one) => !gone.includes(String(readId(one)))));
  const add = (more: readonly string[]) =>
    field.onChange([...chosen, ...more.filter((id) => !ids.includes(id)).map((id) => ({ id }))]);
  return (
    <Paper variant="outlined" component="section" sx={{ px: { xs: 2, sm: 3 }, py: 3 }}>
      <Typography variant="h2" sx={{ mb: 2 }}>
        {t('offers.form.prices')}
      </Typography>
      {ids.length === 0 && <Typography>{t('offers.form.allPrices')}</Typography>}
      {ids.length > 0 && isPending && (
        <Skeleton variant="rounded" height={40} aria-label={t('offers.form.loading')} />
      )}
      {groupPrices(facts).map((group) => (
        <Stack key={`${group.show} ${group.name}`} direction="row" sx={{ alignItems: 'center', gap: 1 }}>
          <Box sx={{ flexGrow: 1, minWidth: 0 }}>
            <Typography component="span" sx={{ overflowWrap: 'anywhere' }}>
              {group.show} · {group.name}
            </Typography>{' '}
            <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
              {t('offers.form.performances', { smart_count: group.ids.length })}
            </Typography>
          </Box>
          <IconButton
            size="small"
            aria-label={t('offers.form.removePrices', { price: group.name, show: group.show })}
            onClick={() => remove(group)}
          >
            <CloseIcon fontSize="small" />
          </IconButton>
        </Stack>
      ))}
      <Button
        variant="outlined"
        size="small"
        startIcon={<AddIcon />}
        onClick={() => setChoosing(true)}
        sx={{ mt: 1.5 }}
      >
        {t('offers.form.addPrices')}
      </Button>
      {isChoosing && (
        <Suspense fallback={null}>
          <ChooseOfferPrices onChoose={add} onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </Paper>
  );
}
