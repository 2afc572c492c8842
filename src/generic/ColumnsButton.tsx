/** Opens the choice of a list's columns. What is not shown is not asked for. */

import ViewColumnIcon from '@mui/icons-material/ViewColumnOutlined';
import { useTranslate } from 'ra-core';
import { lazyPart } from '../parts/lazyPart.tsx';
import { PanelButton } from './list/PanelButton.tsx';
import { iconToolSx } from './list/toolSx.ts';
import type { Columns } from './list/useColumns.ts';

const ColumnsPanel = lazyPart(async () => (await import('./list/ColumnsPanel.tsx')).ColumnsPanel);

export function ColumnsButton({ columns }: { readonly columns: Columns }) {
  const translate = useTranslate();
  return (
    <PanelButton
      startIcon={<ViewColumnIcon />}
      panelLabel={translate('app.list.columns')}
      panel={() => <ColumnsPanel {...columns} />}
      sx={iconToolSx}
      aria-label={translate('app.list.columns')}
      title={translate('app.list.columns')}
    >
      <span className="name">{translate('app.list.columns')}</span>
    </PanelButton>
  );
}
