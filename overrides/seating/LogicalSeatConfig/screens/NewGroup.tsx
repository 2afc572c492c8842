/** A seat group that is not there yet: its name and its colour on the map. */
import AddIcon from '@mui/icons-material/Add';
import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { object, string } from 'zod/mini';
import { useAction } from '../../../../src/data/useAction.ts';
import { requiredText } from '../../../../src/fields/schemaForm/rules.ts';
import { SchemaText } from '../../../../src/fields/schemaForm/SchemaText.tsx';
import { useSchemaForm } from '../../../../src/fields/schemaForm/useSchemaForm.ts';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import type { WireGroup } from '../../SeatMap/model/wire.ts';
import { useTexts } from './useTexts.ts';

/** Distinguished on the map by most people, those who see colours less among them. */
const COLORS = ['#2f6690', '#b8860b', '#8e2f4f', '#3a7d44', '#6b4c9a', '#c2571a'] as const;

const groupForm = object({ name: requiredText(200), color: string() });

interface NewGroupProps {
  /** Whose colours are taken. */
  readonly groups: readonly WireGroup[];
  readonly onAdded: (group: WireGroup) => void;
}

export function NewGroup({ groups, onAdded }: NewGroupProps) {
  const t = useTexts();
  const create = useAction('SeatGroup.create');
  const [isOpen, setIsOpen] = useState(false);
  const taken = groups.map((group) => group.color?.toLowerCase());
  const unused = COLORS.find((one) => !taken.includes(one)) ?? COLORS[0];
  const { control, handleSubmit, reset } = useSchemaForm(groupForm, { name: '', color: unused });
  const open = () => {
    reset({ name: '', color: unused });
    setIsOpen(true);
  };
  if (!isOpen)
    return (
      <Button size="small" startIcon={<AddIcon />} onClick={open}>
        {t('roomSale.newGroup')}
      </Button>
    );
  const close = () => {
    setIsOpen(false);
    create.reset();
  };
  const submit = handleSubmit(async ({ name, color }) => {
    const made = await create.run({ body: { label: name, seatColor: color } });
    if (!made.isDone) return;
    const { label, seatColor } = made.answer;
    const id = Number(made.answer['@id'].split('/').at(-1));
    onAdded({ id, name: label, color: seatColor ?? null });
    close();
  });
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void submit(event)}
      aria-label={t('roomSale.newGroup')}
    >
      <Box sx={{ display: 'flex', gap: 1 }}>
        <SchemaText
          control={control}
          name="name"
          t={t}
          autoFocus
          required
          label={t('roomSale.groupName')}
          slotProps={{ htmlInput: { maxLength: 200 } }}
          sx={{ flex: 1 }}
        />
        <SchemaText
          control={control}
          name="color"
          t={t}
          type="color"
          label={t('roomSale.groupColor')}
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
        <Button type="submit" variant="outlined" disabled={create.isPending}>
          {t('roomSale.add')}
        </Button>
        <Button color="inherit" onClick={close}>
          {t('roomSale.cancel')}
        </Button>
      </Box>
    </Box>
  );
}
