/** A seat group that is not there yet: its name and its colour on the map. */
import AddIcon from '@mui/icons-material/Add';
import { Box, Button, TextField } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { useAction } from '../../../../src/data/useAction.ts';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import type { WireGroup } from '../../SeatMap/model/wire.ts';
import { useTexts } from './useTexts.ts';

/** Told apart on the map by most people, those who see colours less among them. */
const COLORS = ['#2f6690', '#b8860b', '#8e2f4f', '#3a7d44', '#6b4c9a', '#c2571a'] as const;

interface NewGroupProps {
  /** Whose colours are taken. */
  readonly groups: readonly WireGroup[];
  readonly onAdded: (group: WireGroup) => void;
}

export function NewGroup({ groups, onAdded }: NewGroupProps) {
  const t = useTexts();
  const create = useAction('SeatGroup.create');
  const [isOpen, setIsOpen] = useState(false);
  const [name, setName] = useState('');
  const taken = groups.map((group) => group.color?.toLowerCase());
  const unused = COLORS.find((one) => !taken.includes(one)) ?? COLORS[0];
  const [picked, setColor] = useState<string>();
  const color = picked ?? unused;
  if (!isOpen)
    return (
      <Button size="small" startIcon={<AddIcon />} onClick={() => setIsOpen(true)}>
        {t('roomSale.newGroup')}
      </Button>
    );
  const close = () => {
    setIsOpen(false);
    setName('');
    setColor(undefined);
    create.reset();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const made = await create.run({ body: { label: name.trim(), seatColor: color } });
    if (!made.isDone) return;
    const { label, seatColor } = made.answer;
    const id = Number(made.answer['@id'].split('/').at(-1));
    onAdded({ id, name: label, color: seatColor ?? null });
    close();
  };
  return (
    <Box component="form" onSubmit={(event) => void submit(event)} aria-label={t('roomSale.newGroup')}>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <TextField
          autoFocus
          required
          label={t('roomSale.groupName')}
          value={name}
          onChange={(event) => setName(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 200 } }}
          sx={{ flex: 1 }}
        />
        <TextField
          type="color"
          label={t('roomSale.groupColor')}
          value={color}
          onChange={(event) => setColor(event.target.value)}
          slotProps={{ htmlInput: { list: 'seat-group-colors' }, inputLabel: { shrink: true } }}
          sx={{ width: 88 }}
        />
        <datalist id="seat-group-colors">
          {COLORS.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
      </Box>
      <ProblemAlert error={create.refusal?.error} />
      <Box sx={{ display: 'flex', gap: 1, mt: 1 }}>
        <Button type="submit" variant="outlined" disabled={!name.trim() || create.isPending}>
          {t('roomSale.add')}
        </Button>
        <Button color="inherit" onClick={close}>
          {t('roomSale.cancel')}
        </Button>
      </Box>
    </Box>
  );
}
