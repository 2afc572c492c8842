/** The bell at the frame's head: how many notifications are new, and all that are not put away when it is pressed. */
import BellIcon from '@mui/icons-material/NotificationsOutlined';
import { Badge, IconButton, Popover } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { BellList } from './BellList.tsx';
import { useBell } from './useBell.ts';

export function Bell() {
  const translate = useTranslate();
  const { notifications, isLoaded, viewAll, putAway } = useBell();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  /** What was new when the bell was pressed stays marked until it is closed. */
  const [news, setNews] = useState<ReadonlySet<string>>(new Set());
  const unseen = notifications.filter(({ viewedAt }) => viewedAt === null);
  const open = (element: HTMLElement) => {
    setNews(new Set(unseen.map((each) => each['@id'])));
    setAnchor(element);
    void viewAll();
  };
  const label = unseen.length > 0 ? translate('bell.new', { count: unseen.length }) : translate('bell.title');
  return (
    <>
      <IconButton
        color="inherit"
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        disabled={!isLoaded}
        // Dimmed in the frame's own colour: the usual grey is not seen on its dark head.
        sx={{ '&.Mui-disabled': { color: 'inherit', opacity: 0.6 } }}
        onClick={(event) => open(event.currentTarget)}
      >
        {/* A badge of nothing keeps the number it had before, which the button's name then lacks. */}
        {unseen.length > 0 ? (
          <Badge badgeContent={unseen.length} color="primary">
            <BellIcon />
          </Badge>
        ) : (
          <BellIcon />
        )}
      </IconButton>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-labelledby': 'bell-title',
            sx: { width: 400, maxWidth: 'calc(100vw - 32px)', maxHeight: 'min(560px, calc(100vh - 32px))' },
          },
        }}
      >
        <BellList
          notifications={notifications}
          news={news}
          onPutAway={putAway}
          onClose={() => setAnchor(null)}
        />
      </Popover>
    </>
  );
}
