/** The edge of a column's head: dragged, or moved with the arrow keys; a double click gives the usual width back. */
import { Box } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { PointerEvent } from 'react';
import { clampWidth, maxWidth, minWidth } from './columnWidth.ts';

export interface ColumnResizerProps {
  readonly name: string;
  readonly width: number;
  /** Undefined: the usual width. */
  readonly onResize: (width: number | undefined) => void;
}

const stride = 16;

export function ColumnResizer({ name, width, onResize }: ColumnResizerProps) {
  const translate = useTranslate();
  const drag = (event: PointerEvent<HTMLElement>) => {
    event.preventDefault();
    event.stopPropagation();
    const handle = event.currentTarget;
    handle.setPointerCapture(event.pointerId);
    const start = event.clientX;
    const from = handle.closest('th')?.getBoundingClientRect().width ?? width;
    const move = (moved: globalThis.PointerEvent) => onResize(clampWidth(from + moved.clientX - start));
    handle.addEventListener('pointermove', move);
    handle.addEventListener('lostpointercapture', () => handle.removeEventListener('pointermove', move), {
      once: true,
    });
  };
  return (
    <Box
      component="span"
      role="separator"
      aria-orientation="vertical"
      aria-label={translate('app.list.width', { name })}
      aria-valuenow={Math.round(width)}
      aria-valuemin={minWidth}
      aria-valuemax={maxWidth}
      tabIndex={0}
      draggable={false}
      onPointerDown={drag}
      onClick={(event) => event.stopPropagation()}
      onDoubleClick={() => onResize(undefined)}
      onKeyDown={(event) => {
        if (event.key === 'ArrowLeft') onResize(clampWidth(width - stride));
        else if (event.key === 'ArrowRight') onResize(clampWidth(width + stride));
        else if (event.key === 'Home') onResize(undefined);
        else return;
        event.preventDefault();
      }}
      sx={{
        position: 'absolute',
        top: 0,
        bottom: 0,
        right: -6,
        width: 12,
        zIndex: 1,
        cursor: 'col-resize',
        touchAction: 'none',
        // The table ends where its last column does: past it the list would scroll sideways by a hair.
        'th:last-of-type > &': { right: 0 },
        '&::after': {
          content: '""',
          position: 'absolute',
          top: '25%',
          bottom: '25%',
          left: 5,
          width: 2,
          borderRadius: 1,
          bgcolor: 'divider',
          opacity: 0,
        },
        'thead:hover &::after': { opacity: 1 },
        '&:hover::after, &:focus-visible::after, &:active::after': {
          opacity: 1,
          bgcolor: 'primary.main',
          top: 4,
          bottom: 4,
        },
      }}
    />
  );
}
