/** A fresh page, with what was typed into this one; where the server cannot be reached, it reports that and nothing is lost. */
import { Button, type ButtonProps } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { reloadPage } from '../session/leaveWithDrafts.ts';

export function ReloadButton(props: Pick<ButtonProps, 'color' | 'size' | 'variant'>) {
  const translate = useTranslate();
  const [isAway, setAway] = useState(false);
  const reload = async () => setAway(!(await reloadPage()));
  return (
    <Button {...props} onClick={() => void reload()}>
      {isAway ? `${translate('app.problem.network')}. ${translate('app.retry')}` : translate('app.reload')}
    </Button>
  );
}
