/** A shortcut's keys, as caps. */
import { Box } from '@mui/material';
import { Fragment } from 'react';
import { formatKeys } from './formatKeys.ts';
import { isMac } from './shortcuts.ts';

export function Keys({ keys }: { readonly keys: string }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', gap: 0.5, alignItems: 'center', flexShrink: 0 }}>
      {formatKeys(keys, isMac).map((chord) => (
        <Fragment key={chord.join('+')}>
          {chord.map((cap) => (
            <Box
              key={cap}
              component="kbd"
              sx={{
                minWidth: 22,
                px: 0.75,
                py: '1px',
                textAlign: 'center',
                font: 'inherit',
                fontSize: 12,
                lineHeight: '18px',
                border: '1px solid currentColor',
                borderColor: 'color-mix(in srgb, currentColor 30%, transparent)',
                borderRadius: '4px',
              }}
            >
              {cap}
            </Box>
          ))}
        </Fragment>
      ))}
    </Box>
  );
}
