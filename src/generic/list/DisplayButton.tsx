/** Opens how a list is shown: density, pages or no end, hidden records, order, print. */

import TuneIcon from '@mui/icons-material/Tune';
import { useTranslate } from 'ra-core';
import { lazyPart } from '../../parts/lazyPart.tsx';
import type { DisplayPanelProps } from './DisplayPanel.tsx';
import { PanelButton } from './PanelButton.tsx';
import { iconToolSx } from './toolSx.ts';

const DisplayPanel = lazyPart(async () => (await import('./DisplayPanel.tsx')).DisplayPanel);

export function DisplayButton(props: Omit<DisplayPanelProps, 'onClose'>) {
  const translate = useTranslate();
  return (
    <PanelButton
      startIcon={<TuneIcon />}
      panelLabel={translate('app.list.display')}
      panel={(close) => <DisplayPanel {...props} onClose={close} />}
      sx={iconToolSx}
      aria-label={translate('app.list.display')}
      title={translate('app.list.display')}
    >
      <span className="name">{translate('app.list.display')}</span>
    </PanelButton>
  );
}
