/** Names the view a list is in, and opens the choice of views. */
import BookmarkIcon from '@mui/icons-material/BookmarkBorderOutlined';
import { useTranslate } from 'ra-core';
import { lazy } from 'react';
import { PanelButton } from './PanelButton.tsx';
import { toolSx } from './toolSx.ts';
import type { ListAddress } from './useListAddress.ts';
import { useViews, viewId } from './useViews.ts';

const ViewsPanel = lazy(async () => ({ default: (await import('./ViewsPanel.tsx')).ViewsPanel }));

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
      sx={{ ...toolSx, ...(view && { fontWeight: 700 }) }}
    >
      {view?.name ?? translate('app.view.views')}
    </PanelButton>
  );
}
