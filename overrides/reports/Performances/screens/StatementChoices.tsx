/** What the statements that are opened next are of: whose sales, which channel, every price or totals alone. */
import { MenuItem, Stack, TextField } from '@mui/material';
import { useTexts } from './useTexts.ts';

export interface StatementQuery {
  readonly user?: 'me' | undefined;
  readonly summary?: '1' | undefined;
  readonly originType?: 'desk' | 'minisite' | undefined;
}

interface StatementChoicesProps {
  readonly query: StatementQuery;
  readonly onChange: (query: StatementQuery) => void;
}

const CHOICES = [
  { name: 'user', label: 'seller', none: 'all', values: { me: 'mine' } },
  {
    name: 'originType',
    label: 'channel',
    none: 'everyChannel',
    values: { desk: 'desk', minisite: 'minisite' },
  },
  { name: 'summary', label: 'detail', none: 'detailed', values: { '1': 'summary' } },
] as const;

export function StatementChoices({ query, onChange }: StatementChoicesProps) {
  const t = useTexts();
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
      {CHOICES.map(({ name, label, none, values }) => (
        <TextField
          key={name}
          select
          size="small"
          label={t(`accountability.${label}`)}
          value={query[name] ?? ''}
          onChange={({ target }) => onChange({ ...query, [name]: target.value || undefined })}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
          sx={{ minWidth: 180 }}
        >
          <MenuItem value="">{t(`accountability.${none}`)}</MenuItem>
          {Object.entries(values).map(([value, text]) => (
            <MenuItem key={value} value={value}>
              {t(`accountability.${text}`)}
            </MenuItem>
          ))}
        </TextField>
      ))}
    </Stack>
  );
}
