/** A record among those offered: its name, and what distinguishes it from others of that name. */
import { Box } from '@mui/material';

export interface PickerOptionProps {
  readonly title: string;
  readonly besides: readonly unknown[];
}

export function PickerOption({ title, besides }: PickerOptionProps) {
  const second = besides.filter((each) => typeof each === 'string' && each && each !== title).join(' · ');
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box sx={{ overflowWrap: 'anywhere' }}>{title}</Box>
      {second && <Box sx={{ fontSize: 12, color: 'text.secondary' }}>{second}</Box>}
    </Box>
  );
}
