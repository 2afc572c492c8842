/** Which performances are changed: filtered by day, day of the week and state, and each of them in or out. */
import {
  Box,
  Button,
  Checkbox,
  FormControlLabel,
  MenuItem,
  Paper,
  TextField,
  Typography,
} from '@mui/material';
import { useLocaleState } from 'ra-core';
import { eventDateDescriptor } from '../../../../schema/generated/programming/EventDate.ts';
import { DayRange } from '../../../../src/fields/DayRange.tsx';
import { formatInstant } from '../../../../src/fields/formatInstant.ts';
import { EnumValue } from '../../../../src/fields/values/EnumValue.tsx';
import { useLabel } from '../../../../src/i18n/useLabel.ts';
import type { DateFilter } from '../model/filterDates.ts';
import type { MassDate } from './useMassDates.ts';
import { useTexts } from './useTexts.ts';
import { Weekdays } from './Weekdays.tsx';

const status = eventDateDescriptor.properties.find(({ name }) => name === 'status');
const statuses = status && 'values' in status ? status.values : [];

interface ChooseDatesProps {
  readonly filter: DateFilter;
  readonly onFilter: (filter: DateFilter) => void;
  readonly dates: readonly MassDate[];
  readonly left: ReadonlySet<string>;
  readonly onLeave: (left: ReadonlySet<string>) => void;
}

export function ChooseDates({ filter, onFilter, dates, left, onLeave }: ChooseDatesProps) {
  const t = useTexts();
  const label = useLabel();
  const chosen = dates.filter(({ '@id': id }) => !left.has(id)).length;
  const isFiltered = filter.from || filter.to || filter.status || filter.weekdays.length > 0;
  const toggle = (id: string) => {
    const next = new Set(left);
    if (!next.delete(id)) next.add(id);
    onLeave(next);
  };
  return (
    <Paper variant="outlined" component="section" aria-labelledby="mass-dates" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography id="mass-dates" variant="h2" sx={{ fontSize: 18, mb: 2 }}>
        {t('massAction.which')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mb: 1.5 }}>
        <DayRange
          from={filter.from}
          to={filter.to}
          labels={{ from: t('massAction.from'), to: t('massAction.to') }}
          onChange={(from, to) => onFilter({ ...filter, from, to })}
        />
        <TextField
          select
          size="small"
          label={t('massAction.status')}
          value={filter.status}
          onChange={({ target }) => onFilter({ ...filter, status: target.value })}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
          sx={{ minWidth: 140 }}
        >
          <MenuItem value="">{t('massAction.any')}</MenuItem>
          {statuses.map(({ value, label: text }) => (
            <MenuItem key={value} value={value}>
              {label(text)}
            </MenuItem>
          ))}
        </TextField>
        <Weekdays
          label={t('massAction.weekdays')}
          chosen={filter.weekdays}
          onChange={(weekdays) => onFilter({ ...filter, weekdays })}
        />
        {isFiltered && (
          <Button
            size="small"
            color="inherit"
            onClick={() => onFilter({ from: '', to: '', weekdays: [], status: '' })}
          >
            {t('massAction.all')}
          </Button>
        )}
      </Box>
      <FormControlLabel
        control={
          <Checkbox
            checked={dates.length > 0 && chosen === dates.length}
            indeterminate={chosen > 0 && chosen < dates.length}
            disabled={dates.length === 0}
            onChange={() =>
              onLeave(chosen === dates.length ? new Set(dates.map((date) => date['@id'])) : new Set())
            }
          />
        }
        label={t('massAction.chosen', { smart_count: chosen, all: dates.length })}
      />
      <Box sx={{ maxHeight: 320, overflowY: 'auto', borderTop: 1, borderColor: 'divider' }}>
        {dates.length === 0 && (
          <Typography sx={{ color: 'text.secondary', py: 2 }}>{t('massAction.noneFound')}</Typography>
        )}
        {dates.map((date) => (
          <DateLine
            key={date['@id']}
            date={date}
            isChosen={!left.has(date['@id'])}
            onToggle={() => toggle(date['@id'])}
          />
        ))}
      </Box>
    </Paper>
  );
}

interface DateLineProps {
  readonly date: MassDate;
  readonly isChosen: boolean;
  readonly onToggle: () => void;
}

function DateLine({ date, isChosen, onToggle }: DateLineProps) {
  const t = useTexts();
  const [locale] = useLocaleState();
  const { startDate, unlimitedStock, totalStock, occupiedStock, ticketing } = date;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 1.5, pr: 1 }}>
      <FormControlLabel
        control={<Checkbox checked={isChosen} onChange={onToggle} />}
        label={formatInstant(startDate, ticketing.timezone, locale, 'dateTime')}
        sx={{ flexGrow: 1 }}
      />
      <Typography variant="body2" className="num" sx={{ color: 'text.secondary' }}>
        {unlimitedStock
          ? t('massAction.unlimited')
          : t('massAction.taken', { taken: occupiedStock ?? 0, places: totalStock ?? 0 })}
      </Typography>
      {status && date.status && <EnumValue property={status} value={date.status} />}
    </Box>
  );
}
