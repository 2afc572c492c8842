/** The help sheet: every shortcut that does something on this screen. */
import { Box, Dialog, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useSyncExternalStore } from 'react';
import { Keys } from './Keys.tsx';
import { listShortcuts, type Shortcut, subscribe } from './shortcuts.ts';

const groups = ['screen', 'everywhere', 'goTo'] as const;

/** The one that would run, where several hold the same keys. */
const unique = (shortcuts: readonly Shortcut[]) => [
  ...new Map(shortcuts.map((shortcut) => [shortcut.keys, shortcut])).values(),
];

export function ShortcutSheet({ onClose }: { readonly onClose: () => void }) {
  const translate = useTranslate();
  const shortcuts = useSyncExternalStore(subscribe, listShortcuts);
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby="shortcuts-title">
      <DialogTitle id="shortcuts-title">{translate('app.shortcuts.title')}</DialogTitle>
      <DialogContent tabIndex={0} sx={{ columns: { sm: 2 }, columnGap: 5 }}>
        {groups.map((group) => {
          const listed = unique(shortcuts.filter(({ scope }) => (scope ?? 'screen') === group));
          return (
            listed.length > 0 && (
              <Box key={group} component="section" sx={{ mb: 3 }}>
                <Typography variant="h3" component="h3" sx={{ color: 'text.secondary', mb: 0.5 }}>
                  {translate(`app.shortcuts.${group}`)}
                </Typography>
                <Box component="dl" sx={{ m: 0 }}>
                  {listed.map(({ keys, label }) => (
                    <Box
                      key={keys}
                      sx={{
                        display: 'flex',
                        justifyContent: 'space-between',
                        gap: 2,
                        py: 0.75,
                        borderBottom: 1,
                        borderColor: 'divider',
                        breakInside: 'avoid',
                      }}
                    >
                      <dt>{label}</dt>
                      <Box component="dd" sx={{ m: 0 }}>
                        <Keys keys={keys} />
                      </Box>
                    </Box>
                  ))}
                </Box>
              </Box>
            )
          );
        })}
      </DialogContent>
    </Dialog>
  );
}
