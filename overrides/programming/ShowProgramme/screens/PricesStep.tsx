/** Third step: the price grid. Amounts are typed once and filled across; it holds for every date of the run. */
import { Box, Chip, FormControlLabel, Paper, Switch, Typography } from '@mui/material';
import { useLocaleState } from 'ra-core';
import { type FormEvent, useId, useState } from 'react';
import { currencyDigits } from '../../../../schema/currencyDigits.ts';
import { programmedPriceDescriptor } from '../../../../schema/generated/programming/ProgrammedPrice.ts';
import { useAction } from '../../../../src/data/useAction.ts';
import { parseMoney } from '../../../../src/fields/parseMoney.ts';
import { useLabel } from '../../../../src/i18n/useLabel.ts';
import { lacksVat } from '../model/planPrices.ts';
import {
  type GridRow,
  listColumns,
  listRates,
  makePrices,
  type PriceType,
  readGrid,
} from '../model/priceGrid.ts';
import { PriceGrid } from './PriceGrid.tsx';
import { StepFoot } from './StepFoot.tsx';
import { useChannels, useRooms, useSeatGroups, useTaxes } from './useChoices.ts';
import type { StepProps } from './useProgramme.ts';
import { useTexts } from './useTexts.ts';

const types = programmedPriceDescriptor.properties.find(({ name }) => name === 'type');

const formatRate = (rate: number, locale: string) =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(rate / 100);

export function PricesStep({ show, programme, onSaved, onPrevious }: StepProps) {
  const t = useTexts();
  const label = useLabel();
  const groupsId = useId();
  const [locale] = useLocaleState();
  const digits = currencyDigits(show.currency);
  const write = (amount: number) => {
    const text = (amount / 10 ** digits).toFixed(digits);
    return locale === 'fr' ? text.replace('.', ',') : text;
  };
  const [given] = useState(() => readGrid(programme.prices, write));
  const [rows, setRows] = useState<readonly GridRow[]>(given.rows);
  const [chosenGroups, setGroups] = useState<readonly string[] | undefined>(
    given.rows.length > 0 ? given.seatGroups : undefined,
  );
  const [channels, setChannels] = useState<readonly string[]>(given.channels);
  const [seatGroupList, channelList, roomList, taxList] = [
    useSeatGroups(),
    useChannels(),
    useRooms(),
    useTaxes(),
  ];
  // A price added before the rates are known would have no VAT; a group pressed before the room's, the wrong groups.
  const isLoading = [seatGroupList, channelList, roomList, taxList].some(({ isPending }) => isPending);
  const groups = seatGroupList.data?.member ?? [];
  const devices = channelList.data?.member ?? [];
  const room = roomList.data?.member.find((one) => one['@id'] === programme.room);
  const rates = listRates(taxList.data?.member ?? [], {
    region: show.venue?.region ?? null,
    day: programme.dates[0]?.start.slice(0, 10) ?? '',
  });
  const save = useAction('Ticketing.programmePrices');
  // The room defines which groups its seats are in.
  const seatGroups = chosenGroups ?? room?.seatGroupList.map((group) => group['@id']) ?? [];
  const columns = listColumns(seatGroups, channels);
  const prices = makePrices(rows, columns, (text) => parseMoney(text, digits));
  const isReady =
    prices !== undefined &&
    prices.length > 0 &&
    rows.every(({ name }) => name.trim() !== '') &&
    !prices.some((price) => lacksVat(price));
  const add = (type: PriceType, name: string) =>
    setRows([
      ...rows,
      {
        key: `${Date.now()} ${rows.length}`,
        type,
        name,
        tax: rates[0]?.['@id'] ?? null,
        withoutTaxReason: '',
        amounts: {},
      },
    ]);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!prices) return;
    const outcome = await save.run({ id: show['@id'], body: { prices } });
    if (outcome.isDone) onSaved(outcome.answer);
  };
  const toggle = (list: readonly string[], id: string) =>
    list.includes(id) ? list.filter((one) => one !== id) : [...list, id];
  return (
    <form onSubmit={(event) => void submit(event)}>
      <Paper
        variant="outlined"
        sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}
      >
        {groups.length > 0 && (
          <Box
            role="group"
            aria-labelledby={groupsId}
            sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}
          >
            <Typography id={groupsId} variant="h3" component="h2" sx={{ mr: 1 }}>
              {t('newShow.prices.groups')}
            </Typography>
            {groups.map((group) => {
              const isOn = seatGroups.includes(group['@id']);
              return (
                <Chip
                  key={group['@id']}
                  label={group.label}
                  variant={isOn ? 'filled' : 'outlined'}
                  color={isOn ? 'primary' : 'default'}
                  aria-pressed={isOn}
                  disabled={isLoading}
                  onClick={() => setGroups(toggle(seatGroups, group['@id']))}
                />
              );
            })}
          </Box>
        )}
        {devices.length > 1 && (
          <FormControlLabel
            control={
              <Switch
                disabled={isLoading}
                checked={channels.length > 0}
                onChange={(_, isOn) => setChannels(isOn ? devices.map((device) => device['@id']) : [])}
              />
            }
            label={t('newShow.prices.channels')}
          />
        )}
        <Box
          role="group"
          aria-label={t('newShow.prices.add')}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
        >
          {types &&
            'values' in types &&
            types.values.map((choice) => (
              <Chip
                key={choice.value}
                label={`+ ${label(choice.label)}`}
                variant="outlined"
                disabled={isLoading}
                onClick={() => add(choice.value, label(choice.label))}
              />
            ))}
        </Box>
        {rows.length === 0 ? (
          <Typography sx={{ color: 'text.secondary', py: 2 }}>{t('newShow.prices.empty')}</Typography>
        ) : (
          <PriceGrid
            rows={rows}
            columns={columns}
            currency={show.currency}
            rates={rates.map((rate) => ({
              id: rate['@id'],
              label: `${formatRate(rate.rate, locale)} – ${rate.label}`,
            }))}
            nameOfGroup={(id) =>
              groups.find((group) => group['@id'] === id)?.label ?? t('newShow.prices.everySeat')
            }
            nameOfChannel={(id) => devices.find((device) => device['@id'] === id)?.name}
            onRows={setRows}
          />
        )}
      </Paper>
      <StepFoot
        isPending={save.isPending}
        isDisabled={!isReady}
        error={save.refusal?.error}
        onPrevious={onPrevious}
      />
    </form>
  );
}
