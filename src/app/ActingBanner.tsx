/** Shows on every screen who works as whom, and ends it. */
import { Box, Button } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { readToken } from '../session/accessToken.ts';
import { currentCaller } from '../session/currentCaller.ts';
import { endImpersonation } from '../session/impersonation.ts';
import { revokeImpersonation } from '../session/revokeImpersonation.ts';

export function ActingBanner() {
  const translate = useTranslate();
  const { name, impersonator } = currentCaller() ?? {};
  const [isEnding, setEnding] = useState(false);
  const end = async () => {
    setEnding(true);
    const theirs = readToken();
    endImpersonation();
    await revokeImpersonation(theirs);
    window.location.assign('/');
  };
  return (
    <Box
      component="section"
      aria-label={translate('app.acting.title')}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        px: 3,
        py: 1,
        bgcolor: 'warning.main',
        color: 'warning.contrastText',
        fontSize: 14,
      }}
    >
      <Box sx={{ flexGrow: 1 }}>{translate('app.acting.text', { name, impersonator })}</Box>
      <Button color="inherit" size="small" variant="outlined" disabled={isEnding} onClick={() => void end()}>
        {translate('app.acting.end')}
      </Button>
    </Box>
  );
}
