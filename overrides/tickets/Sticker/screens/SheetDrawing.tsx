/** A label sheet to scale: the page, its labels, those that miss the page in another colour. A unit is a millimetre. */
import { useTheme } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { Sheet } from '../model.ts';

interface SheetDrawingProps {
  readonly sheet: Sheet;
  /** At its real size, in black on paper. Default: as large as there is room. */
  readonly isReal?: boolean;
}

export function SheetDrawing({ sheet, isReal = false }: SheetDrawingProps) {
  const translate = useTranslate();
  const { palette } = useTheme();
  const { page, label, labels, over, columns, rows, pageType } = sheet;
  const width = isReal ? page.width : page.width + over.width + 1;
  const height = isReal ? page.height : page.height + over.height + 1;
  const size = isReal
    ? { width: `${width}mm`, height: `${height}mm` }
    : { style: { display: 'block', width: '100%', maxHeight: 520 } };
  return (
    <svg
      role="img"
      aria-label={translate('labelSheet.drawing', { page: pageType, columns, rows, ...label })}
      viewBox={isReal ? `0 0 ${width} ${height}` : `-0.5 -0.5 ${width} ${height}`}
      {...size}
    >
      {/* Paper is white in the dark as well. */}
      {!isReal && <rect width={page.width} height={page.height} fill="#ffffff" stroke={palette.divider} />}
      {labels.map(({ x, y, fits, ...box }) => (
        <rect
          key={`${x} ${y}`}
          x={x}
          y={y}
          {...box}
          rx={1.5}
          strokeWidth={0.4}
          stroke={isReal ? '#000000' : fits ? '#43294c' : '#a8201a'}
          fill={isReal ? 'none' : fits ? '#f1e7f4' : '#fbe3e0'}
          {...(!fits && { strokeDasharray: '2 1' })}
        />
      ))}
    </svg>
  );
}
