/** The browser's own list: short, and known to every keyboard and phone. */
import { TextField } from '@mui/material';
import type { ReactNode } from 'react';

interface NativeChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The table's heads name it. */
  readonly isInTable?: boolean;
  readonly children: ReactNode;
}

export function NativeChoice({ label, value, onChange, isInTable = false, children }: NativeChoiceProps) {
  return (
    <TextField
      select
      size="small"
      fullWidth
      {...(!isInTable && { label })}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{
        select: { native: true },
        inputLabel: { shrink: true },
        htmlInput: isInTable ? { 'aria-label': label } : {},
      }}
    >
      {children}
    </TextField>
  );
}
