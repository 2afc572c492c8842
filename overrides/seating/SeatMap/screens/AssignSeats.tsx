/** Puts seats into one of a list, or into none: a seat group, a contingent. */
import { Box, Button, TextField } from '@mui/material';
import { useState } from 'react';
import type { Named } from '../model/wire.ts';

interface AssignSeatsProps {
  readonly label: string;
  readonly none: string;
  readonly action: string;
  readonly among: readonly Named[];
  readonly isDisabled: boolean;
  /** null for none. */
  readonly onAssign: (id: string | null) => void;
}

export function AssignSeats({ label, none, action, among, isDisabled, onAssign }: AssignSeatsProps) {
  const [id, setId] = useState('');
  return (
    <Box sx={{ display: 'flex', gap: 1, pt: 1 }}>
      <TextField
        select
        label={label}
        value={id}
        onChange={(event) => setId(event.target.value)}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        sx={{ flex: 1 }}
      >
        <option value="">{none}</option>
        {among.map((one) => (
          <option key={one.id} value={one.id}>
            {one.name}
          </option>
        ))}
      </TextField>
      <Button variant="outlined" disabled={isDisabled} onClick={() => onAssign(id || null)}>
        {action}
      </Button>
    </Box>
  );
}
