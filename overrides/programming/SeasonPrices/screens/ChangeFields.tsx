/** What is to be otherwise about a price; what is not touched stays as it is on each performance. */
import { Box, Checkbox, Chip, FormControlLabel, MenuItem, TextField, Typography } from '@mui/material';
import { useLocaleState } from 'ra-core';
import type { PriceChangeInput } from '../../../../schema/generated/programming/PriceChange.ts';
import { MomentInput } from '../../ShowProgramme/screens/MomentInput.tsx';
import { useChannels, useTaxes } from '../../ShowProgramme/screens/useChoices.ts';
import { useTexts } from './useTexts.ts';

interface ChangeFieldsProps {
  readonly currency: string;
  /** What it costs, in words. */
  readonly now: string;
  readonly typed: string;
  readonly isBad: boolean;
  readonly change: PriceChangeInput;
  readonly onType: (typed: string) => void;
  readonly onChange: (change: PriceChangeInput) => void;
}

const NONE = { kind: 'none' } as const;

export function ChangeFields(props: ChangeFieldsProps) {
  const { currency, now, typed, isBad, change, onType, onChange } = props;
  const t = useTexts();
  const [locale] = useLocaleState();
  const { data: taxes } = useTaxes();
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  const { tax, enabled, opens, closes } = change;
  return (
    <>
      <Box sx={{ display: 'grid', gap: 2, pt: 1, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <TextField
          label={t('seasonPrices.dialog.amount', { currency })}
          value={typed}
          error={isBad}
          helperText={
            isBad ? t('seasonPrices.dialog.badAmount') : t('seasonPrices.dialog.amountHint', { amount: now })
          }
          onChange={(event) => onType(event.target.value)}
          slotProps={{ htmlInput: { inputMode: 'decimal', className: 'num' } }}
        />
        <TextField
          select
          label={t('seasonPrices.dialog.tax')}
          value={tax ?? ''}
          onChange={({ target: { value } }) => onChange({ ...change, tax: value || undefined })}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        >
          <MenuItem value="">{t('seasonPrices.dialog.keep')}</MenuItem>
          {(taxes?.member ?? []).map((each) => (
            <MenuItem key={each['@id']} value={each['@id']}>
              {percent.format(each.rate / 100)} · {each.label}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          label={t('seasonPrices.dialog.sale')}
          value={enabled === true ? 'on' : enabled === false ? 'off' : ''}
          onChange={({ target: { value } }) =>
            onChange({ ...change, enabled: value === '' ? undefined : value === 'on' })
          }
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        >
          <MenuItem value="">{t('seasonPrices.dialog.keep')}</MenuItem>
          <MenuItem value="on">{t('seasonPrices.dialog.on')}</MenuItem>
          <MenuItem value="off">{t('seasonPrices.dialog.off')}</MenuItem>
        </TextField>
      </Box>
      <Box>
        <FormControlLabel
          control={
            <Checkbox
              checked={opens !== undefined}
              onChange={(_, isOn) => {
                const moment = isOn ? NONE : undefined;
                onChange({ ...change, opens: moment, closes: moment });
              }}
            />
          }
          label={t('seasonPrices.dialog.window')}
        />
        {opens && closes && (
          <Box sx={{ display: 'grid', gap: 2, pl: 4, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
            <MomentInput
              label={t('seasonPrices.dialog.opens')}
              none={t('seasonPrices.dialog.noLimit')}
              value={opens}
              onChange={(moment) => onChange({ ...change, opens: moment })}
            />
            <MomentInput
              label={t('seasonPrices.dialog.closes')}
              none={t('seasonPrices.dialog.noLimit')}
              value={closes}
              onChange={(moment) => onChange({ ...change, closes: moment })}
            />
          </Box>
        )}
        <Channels change={change} onChange={onChange} />
      </Box>
    </>
  );
}

function Channels({ change, onChange }: Pick<ChangeFieldsProps, 'change' | 'onChange'>) {
  const t = useTexts();
  const { data } = useChannels();
  const { sellingDeviceList: chosen } = change;
  const channels = data?.member ?? [];
  if (channels.length < 2) return null;
  const toggle = (id: string, list: readonly string[]) =>
    list.includes(id) ? list.filter((one) => one !== id) : [...list, id];
  return (
    <Box>
      <FormControlLabel
        control={
          <Checkbox
            checked={chosen !== undefined}
            onChange={(_, isOn) => onChange({ ...change, sellingDeviceList: isOn ? [] : undefined })}
          />
        }
        label={t('seasonPrices.dialog.channels')}
      />
      {chosen && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, pl: 4 }}>
          {channels.map(({ '@id': id, name }) => (
            <Chip
              key={id}
              label={name}
              variant={chosen.includes(id) ? 'filled' : 'outlined'}
              color={chosen.includes(id) ? 'primary' : 'default'}
              aria-pressed={chosen.includes(id)}
              onClick={() => onChange({ ...change, sellingDeviceList: toggle(id, chosen) })}
            />
          ))}
          <Typography variant="body2" sx={{ color: 'text.secondary', width: '100%' }}>
            {t('seasonPrices.dialog.channelsHint')}
          </Typography>
        </Box>
      )}
    </Box>
  );
}
