/** What is at the frame's head: first the screen, then this. Its room is kept meanwhile. */
import { Box } from '@mui/material';
import { useSettled } from '../data/useSettled.ts';
import { FrameParts } from './FrameParts.tsx';

export function HeadParts() {
  const isSettled = useSettled();
  return (
    <Box sx={{ ml: 'auto', minWidth: 40, height: 40, display: 'flex' }}>
      {isSettled && <FrameParts place="head" />}
    </Box>
  );
}
