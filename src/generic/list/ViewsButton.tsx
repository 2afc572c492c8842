/** Names the view a list is in, and opens the choice of views. */

import BookmarkIcon from '@mui/icons-material/BookmarkBorderOutlined';
import { useTranslate } from 'ra-core';
import { lazyPart } from '../../parts/lazyPart.tsx';
import { PanelButton } from './PanelButton.tsx';
import { toolSx } from './toolSx.ts';
import type { ListAddress } from './useListAddress.ts';
import { useViews, viewId } from './useViews.ts';

const ViewsPanel = lazyPart(async () => (await import('./ViewsPanel.tsx')).ViewsPanel);

export interface ViewsButtonProps {
  readonly address: ListAddress;
  readonly columns: readonly string[];
}

export function ViewsButton({ address, columns }: ViewsButtonProps) {
  const translate = useTranslate();
  // The views are asked for once one is open, or when the panel opens: a list stays one request.
  const { data } = useViews(address.view !== undefined);
  const view = data?.find((each) => viewId(each) === address.view);
  return (
    <PanelButton
      startIcon={<BookmarkIcon />}
      panelLabel={translate('app.view.views')}
      panel={(close) => <ViewsPanel address={address} columns={columns} onClose={close} />}
      aria-label={view?.name ?? translate('app.view.views')}
      sx={{
        ...toolSx,
        ...(view && { fontWeight: 700 }),
        '& .name': { display: { xs: view ? 'inline' : 'none', sm: 'inline' } },
        '& .MuiButton-startIcon': { ml: { xs: 0, sm: -0.25 }, mr: { xs: view ? 1 : 0, sm: 1 } },
      }}
    >
      <span className="name">{view?.name ?? translate('app.view.views')}</span>
    </PanelButton>
  );
}
