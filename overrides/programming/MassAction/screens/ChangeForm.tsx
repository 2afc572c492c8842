/** What is changed: one thing a time, so that what it does can be counted before and taken back after. */
import { Box, MenuItem, TextField } from '@mui/material';
import type { SaleMomentInput } from '../../../../schema/generated/programming/SaleMoment.ts';
import { instantToLocal } from '../../../../schema/localTime.ts';
import { useHas } from '../../../../src/data/useHas.ts';
import { MomentInput } from '../../ShowProgramme/screens/MomentInput.tsx';
import { useChannels, useTaxes } from '../../ShowProgramme/screens/useChoices.ts';
import type { MassActionName, MassChange } from '../model/change.ts';
import { callOf, isPriceAction } from '../model/change.ts';
import { CloneDays } from './CloneDays.tsx';
import { PriceChoice } from './PriceChoice.tsx';
import type { MassDate } from './useMassDates.ts';
import { useTexts } from './useTexts.ts';
import { useTracks } from './useValueWords.ts';
import { useWords } from './useWords.ts';

/** What is asked for: moments as they are typed. */
export interface Draft extends Omit<MassChange<string>, 'opens' | 'closes'> {
  readonly opens?: SaleMomentInput;
  readonly closes?: SaleMomentInput;
  /** Of clones: on which days the first of them plays. */
  readonly days?: readonly string[];
}

interface ChangeFormProps {
  readonly dates: readonly MassDate[];
  readonly draft: Draft | undefined;
  readonly onChange: (draft: Draft | undefined) => void;
}

/** In the order in which they are asked for. */
const ACTIONS = [
  'saleWindow',
  'addStock',
  'setStock',
  'open',
  'close',
  'cancel',
  'clone',
  'delete',
  'tax',
  'addSellingDevice',
  'removeSellingDevice',
  'scanTrack',
] as const satisfies readonly MassActionName[];

export function ChangeForm({ dates, draft, onChange }: ChangeFormProps) {
  const t = useTexts();
  const has = {
    massDates: useHas('programming.write'),
    massSales: useHas('programming.openSales'),
    massPrices: useHas('prices.write'),
  };
  const begin = (action: MassActionName) =>
    onChange(isPriceAction(action) ? { action, hashList: hashesOf(dates) } : { action });
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <TextField
        select
        label={t('massAction.what')}
        value={draft?.action ?? ''}
        onChange={({ target }) => begin(target.value as MassActionName)}
      >
        {ACTIONS.filter((action) => has[callOf[action]]).map((action) => (
          <MenuItem key={action} value={action}>
            {t(`massAction.actions.${action}`)}
          </MenuItem>
        ))}
      </TextField>
      {draft && <Fields draft={draft} dates={dates} onChange={onChange} />}
      {draft && isPriceAction(draft.action) && (
        <PriceChoice
          dates={dates}
          chosen={draft.hashList ?? []}
          onChange={(hashList) => onChange({ ...draft, hashList })}
        />
      )}
    </Box>
  );
}

const hashesOf = (dates: readonly MassDate[]): readonly string[] => [
  ...new Set(dates.flatMap(({ ticketPriceList }) => ticketPriceList.flatMap(({ hash }) => hash ?? []))),
];

interface FieldsProps {
  readonly draft: Draft;
  readonly dates: readonly MassDate[];
  readonly onChange: (draft: Draft) => void;
}

function Fields({ draft, dates, onChange }: FieldsProps) {
  switch (draft.action) {
    case 'saleWindow':
      return <WindowFields draft={draft} onChange={onChange} />;
    case 'setStock':
    case 'addStock':
      return <PlacesField draft={draft} onChange={onChange} />;
    case 'tax':
      return <TaxField draft={draft} onChange={onChange} />;
    case 'addSellingDevice':
    case 'removeSellingDevice':
      return <ChannelField draft={draft} onChange={onChange} />;
    case 'clone':
      return <DaysField draft={draft} dates={dates} onChange={onChange} />;
    case 'scanTrack':
      return <TrackField draft={draft} onChange={onChange} />;
    default:
      return null;
  }
}

/** Each end stays as it is until it is asked for. */
function WindowFields({ draft, onChange }: Omit<FieldsProps, 'dates'>) {
  const t = useTexts();
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
      {(['opens', 'closes'] as const).map((edge) => (
        <Box key={edge} sx={{ display: 'grid', gap: 1, alignContent: 'start' }}>
          <TextField
            select
            size="small"
            label={t(`massAction.facts.${edge}`)}
            value={draft[edge] ? 'change' : 'keep'}
            onChange={({ target }) => {
              const { [edge]: _, ...rest } = draft;
              onChange(target.value === 'keep' ? rest : { ...rest, [edge]: { kind: 'none' } });
            }}
          >
            <MenuItem value="keep">{t('massAction.keep')}</MenuItem>
            <MenuItem value="change">{t('massAction.change')}</MenuItem>
          </TextField>
          {draft[edge] && (
            <MomentInput
              label={t(`massAction.facts.${edge}`)}
              none={t('massAction.noLimit')}
              value={draft[edge]}
              onChange={(moment) => onChange({ ...draft, [edge]: moment })}
            />
          )}
        </Box>
      ))}
    </Box>
  );
}

function DaysField({ draft, dates, onChange }: FieldsProps) {
  const [first] = dates;
  if (!first) return null;
  const { startDate, ticketing } = first;
  return (
    <CloneDays
      days={draft.days ?? []}
      time={instantToLocal(startDate, ticketing.timezone).slice(11)}
      timezone={ticketing.timezone}
      isMany={dates.length > 1}
      onChange={(days) => onChange({ ...draft, days })}
    />
  );
}

function PlacesField({ draft, onChange }: Omit<FieldsProps, 'dates'>) {
  const t = useTexts();
  return (
    <TextField
      label={t(`massAction.number.${draft.action}`)}
      value={draft.places ?? ''}
      onChange={({ target }) => {
        const digits = target.value.replace(/\D/g, '').slice(0, 6);
        onChange({ ...draft, places: digits === '' ? null : Number(digits) });
      }}
      slotProps={{ htmlInput: { inputMode: 'numeric', className: 'num' } }}
      sx={{ maxWidth: 240 }}
    />
  );
}

function TaxField({ draft, onChange }: Omit<FieldsProps, 'dates'>) {
  const t = useTexts();
  const { rate } = useWords();
  const { data } = useTaxes();
  return (
    <TextField
      select
      label={t('massAction.facts.tax')}
      value={draft.tax ?? ''}
      onChange={({ target }) => onChange({ ...draft, tax: target.value })}
    >
      {(data?.member ?? []).map((tax) => (
        <MenuItem key={tax['@id']} value={tax['@id']}>
          {rate(tax.rate)} · {tax.label}
        </MenuItem>
      ))}
    </TextField>
  );
}

function ChannelField({ draft, onChange }: Omit<FieldsProps, 'dates'>) {
  const t = useTexts();
  const { data } = useChannels();
  return (
    <TextField
      select
      label={t('massAction.channel')}
      value={draft.sellingDevice ?? ''}
      onChange={({ target }) => onChange({ ...draft, sellingDevice: target.value })}
    >
      {(data?.member ?? []).map((channel) => (
        <MenuItem key={channel['@id']} value={channel['@id']}>
          {channel.name}
        </MenuItem>
      ))}
    </TextField>
  );
}

function TrackField({ draft, onChange }: Omit<FieldsProps, 'dates'>) {
  const t = useTexts();
  const tracks = (useTracks().data?.member ?? []).filter(({ isHidden }) => !isHidden);
  return (
    <TextField
      select
      label={t('massAction.facts.scanTrack')}
      value={draft.scanTrack ?? ''}
      onChange={({ target }) => onChange({ ...draft, scanTrack: target.value || null })}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      <MenuItem value="">{t('massAction.usualTrack')}</MenuItem>
      {tracks.map((track) => (
        <MenuItem key={track['@id']} value={track['@id']}>
          {track.name}
        </MenuItem>
      ))}
    </TextField>
  );
}
