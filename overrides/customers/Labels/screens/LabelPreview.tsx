/** The first sheet as it will be printed: labels that are used up, and the addresses from the first free one on. */
import { Box, Typography, useTheme } from '@mui/material';
import type { Sheet } from '../../../tickets/Sticker/model.ts';
import { useTexts } from './useTexts.ts';

interface LabelPreviewProps {
  readonly sheet: Sheet;
  /** From 1. */
  readonly first: number;
  readonly addresses: readonly (readonly string[])[];
  /** A label is pressed: the number of the field does the same by keyboard. */
  readonly onPick: (label: number) => void;
}

/** Millimetres. */
const INSET = 3;

export function LabelPreview({ sheet, first, addresses, onPick }: LabelPreviewProps) {
  const t = useTexts();
  const { palette } = useTheme();
  const { page, labels, label } = sheet;
  const shown = Math.min(addresses.length, labels.length - first + 1);
  // As many lines as the longest address has, as the PDF has it.
  const lines = Math.max(4, ...addresses.map((one) => one.length));
  const size = Math.min(4, label.height / (lines + 0.8) / 1.1);
  return (
    <Box>
      <svg
        role="img"
        aria-label={t('labels.preview', { count: shown, first })}
        viewBox={`-0.5 -0.5 ${page.width + 1} ${page.height + 1}`}
        style={{ display: 'block', width: '100%', maxHeight: 640 }}
      >
        {/* Paper is white in the dark as well. */}
        <rect width={page.width} height={page.height} fill="#ffffff" stroke={palette.divider} />
        {labels.map(({ x, y, width, height }, index) => {
          const isUsed = index + 1 < first;
          const address = addresses[index + 1 - first] ?? [];
          return (
            // biome-ignore lint/a11y/noStaticElementInteractions: the number of the field does the same by keyboard
            <g key={`${x} ${y}`} onClick={() => onPick(index + 1)} style={{ cursor: 'pointer' }}>
              <rect
                x={x}
                y={y}
                width={width}
                height={height}
                rx={1.5}
                strokeWidth={0.4}
                stroke={isUsed ? '#c9c2cc' : '#43294c'}
                fill={isUsed ? '#ece9ed' : '#ffffff'}
                {...(isUsed && { strokeDasharray: '2 1' })}
              />
              <svg x={x} y={y} width={width} height={height} aria-hidden>
                {!isUsed &&
                  address.map((line, row) => (
                    <text
                      // biome-ignore lint/suspicious/noArrayIndexKey: lines may repeat, their place is their key
                      key={row}
                      x={INSET}
                      y={height / 2 + (row - (address.length - 1) / 2) * size * 1.25 + size * 0.35}
                      fontSize={size}
                      fill="#1c1020"
                    >
                      {line}
                    </text>
                  ))}
              </svg>
            </g>
          );
        })}
      </svg>
      <Typography sx={{ color: 'text.secondary', fontSize: 14, mt: 1 }}>{t('labels.more')}</Typography>
    </Box>
  );
}
