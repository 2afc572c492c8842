/** Which of the period's sessions are shown: whose, at which desk, in which state. */
import { MenuItem, Stack, TextField } from '@mui/material';
import type { DeskSessionOfDay } from '../../../../schema/generated/reports/DeskSessionOfDay.ts';
import { unprinted } from '../../../../src/theme/unprinted.ts';
import { type SessionChoice, STATES } from '../model.ts';
import { useTexts } from './useTexts.ts';

interface SessionChoicesProps {
  /** All of the period. */
  readonly sessions: readonly DeskSessionOfDay[];
  readonly choice: SessionChoice;
  readonly onChange: (values: Readonly<Record<string, string>>) => void;
}

export function SessionChoices({ sessions, choice, onChange }: SessionChoicesProps) {
  const t = useTexts();
  const sellers = new Map(sessions.map(({ seller }) => [seller, seller]));
  if (choice.seller) sellers.set(choice.seller, choice.seller);
  const desks = new Map(
    sessions.flatMap(({ desk, deskName }) => (desk ? [[String(desk), deskName ?? String(desk)]] : [])),
  );
  const choices = [
    { name: 'seller', value: choice.seller ?? '', options: [...sellers].sort() },
    { name: 'desk', value: String(choice.desk ?? ''), options: [...desks] },
    {
      name: 'state',
      value: choice.state ?? '',
      options: STATES.map((state) => [state, t(`deskSessions.states.${state}`)] as const),
    },
  ] as const;
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5, ...unprinted }}>
      {choices.map(({ name, value, options }) => (
        <TextField
          key={name}
          select
          size="small"
          label={t(`deskSessions.${name}`)}
          value={options.some(([one]) => one === value) ? value : ''}
          onChange={({ target }) => onChange({ [name]: target.value })}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
          sx={{ minWidth: 180 }}
        >
          <MenuItem value="">{t('deskSessions.all')}</MenuItem>
          {options.map(([one, label]) => (
            <MenuItem key={one} value={one}>
              {label}
            </MenuItem>
          ))}
        </TextField>
      ))}
    </Stack>
  );
}
