/** The colours of the map in light and dark: groups have their own, and what cannot be had is grey. */
import { useTheme } from '@mui/material';
import { useMemo } from 'react';
import type { SeatShape } from '../model/paintSeats.ts';
import type { WireGroup } from '../model/wire.ts';

export interface MapColors {
  /** `0xrrggbb`, by the id of the seat group. */
  readonly ofGroup: (group: number) => number;
  readonly of: (shape: SeatShape, group: number) => number;
  readonly onChosen: number;
  readonly text: string;
  readonly soft: string;
  readonly block: string;
  readonly line: string;
  readonly chosen: string;
  readonly sheet: string;
}

const readHex = (hex: string) => Number.parseInt(hex.replace('#', '').slice(0, 6), 16) || 0;

/** A dark colour on a dark screen is made lighter, and a light one on paper darker. */
function fitColor(color: number, isDark: boolean): number {
  const channels = [16, 8, 0].map((shift) => (color >> shift) & 255);
  const light = (0.299 * (channels[0] ?? 0) + 0.587 * (channels[1] ?? 0) + 0.114 * (channels[2] ?? 0)) / 255;
  const [to, part] = isDark ? [255, Math.max(0, 0.62 - light)] : [0, Math.max(0, light - 0.62)];
  return channels.reduce((sum, value) => sum * 256 + Math.round(value + (to - value) * part), 0);
}

export const isLight = (color: number) =>
  0.299 * (color >> 16) + 0.587 * ((color >> 8) & 255) + 0.114 * (color & 255) > 150;

export function useMapColors(groups: readonly WireGroup[]): MapColors {
  const { palette } = useTheme();
  return useMemo(() => {
    const isDark = palette.mode === 'dark';
    const plain = readHex(palette.info.main);
    const taken = readHex(isDark ? '#85788a' : '#9a8d9c');
    const chosen = readHex(palette.primary.main);
    const byGroup = new Map(
      groups.map(({ id, color }) => [id, color ? fitColor(readHex(color), isDark) : plain]),
    );
    const ofGroup = (group: number) => byGroup.get(group) ?? plain;
    return {
      ofGroup,
      of: (shape, group) =>
        shape === 'chosen'
          ? chosen
          : shape === 'sold' || shape === 'blocked' || shape === 'house'
            ? taken
            : ofGroup(group),
      onChosen: readHex(palette.primary.contrastText === '#fff' ? '#ffffff' : palette.primary.contrastText),
      text: palette.text.primary,
      soft: palette.text.secondary,
      block: isDark ? '#2e2331' : '#efe6d8',
      line: palette.divider,
      chosen: palette.primary.main,
      sheet: palette.background.paper,
    };
  }, [groups, palette]);
}
