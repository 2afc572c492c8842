/** What stands at the frame's head: first the screen, then this. Its room is kept meanwhile. */
import { Box } from '@mui/material';
import { useEffect, useState } from 'react';
import { FrameParts } from './FrameParts.tsx';

const SOON = 2000;

export function HeadParts() {
  const [isSoon, setSoon] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSoon(true), SOON);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Box sx={{ ml: 'auto', minWidth: 40, height: 40, display: 'flex' }}>
      {isSoon && <FrameParts place="head" />}
    </Box>
  );
}
