/** What is looked for in the programme: a show, a time, a state, a venue. */
import SearchIcon from '@mui/icons-material/Search';
import { Box, Button, InputAdornment, MenuItem, TextField } from '@mui/material';
import { unprinted } from '../../../../src/theme/unprinted.ts';
import { useVenues } from '../../ShowProgramme/screens/useChoices.ts';
import { type EventsFilter, STATES, TIMES } from '../model/eventsAddress.ts';
import { useTexts } from './useTexts.ts';

interface EventsFiltersProps {
  readonly filter: EventsFilter;
  readonly typed: string;
  /** Whose time is a month of its own. */
  readonly isCalendar: boolean;
  readonly onType: (typed: string) => void;
  readonly onChange: (next: Readonly<Record<string, string | undefined>>) => void;
  readonly onClear: () => void;
}

export function EventsFilters(props: EventsFiltersProps) {
  const { filter, typed, isCalendar, onType, onChange, onClear } = props;
  const t = useTexts();
  const { data } = useVenues();
  const venues = (data?.member ?? []).map(({ '@id': iri, name }) => ({
    id: iri.split('/').at(-1) ?? '',
    name,
  }));
  const isFiltered = typed !== '' || filter.when !== 'coming' || filter.state || filter.venue;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        mb: 3,
        alignItems: 'center',
        gridTemplateColumns: { xs: '1fr 1fr', md: 'minmax(220px, 320px) repeat(3, 170px) auto 1fr' },
        ...unprinted,
      }}
    >
      <TextField
        size="small"
        type="search"
        value={typed}
        onChange={(event) => onType(event.target.value)}
        placeholder={t('events.find')}
        slotProps={{
          htmlInput: { 'aria-label': t('events.find') },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <SearchIcon fontSize="small" />
              </InputAdornment>
            ),
          },
        }}
        sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}
      />
      {!isCalendar && (
        <Choice
          label={t('events.times.label')}
          value={filter.when}
          choices={TIMES.map((each) => [each, t(`events.times.${each}`)])}
          onChange={(when) => onChange({ when: when === 'coming' ? undefined : when })}
        />
      )}
      <Choice
        label={t('events.states.label')}
        value={filter.state ?? ''}
        choices={[
          ['', t('events.states.any')],
          ...STATES.map((each) => [each, t(`events.states.${each}`)] as const),
        ]}
        onChange={(state) => onChange({ state })}
      />
      {venues.length > 1 && (
        <Choice
          label={t('events.venue')}
          value={venues.some(({ id }) => id === filter.venue) ? filter.venue : ''}
          choices={[['', t('events.everyVenue')], ...venues.map(({ id, name }) => [id, name] as const)]}
          onChange={(venue) => onChange({ venue })}
        />
      )}
      {isFiltered && (
        <Button color="inherit" onClick={onClear} sx={{ justifySelf: 'start' }}>
          {t('events.clear')}
        </Button>
      )}
    </Box>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly choices: readonly (readonly [value: string, name: string])[];
  readonly onChange: (value: string) => void;
}

function Choice({ label, value, choices, onChange }: ChoiceProps) {
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      {choices.map(([each, name]) => (
        <MenuItem key={each} value={each}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
