/** A button that opens a small panel under itself; what is in the panel is loaded when it is first opened. */
import { Button, type ButtonProps, Popover } from '@mui/material';
import { type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react';

export interface PanelButtonProps extends Omit<ButtonProps, 'onClick' | 'children'> {
  readonly children: ReactNode;
  /** Draws what is in the panel. */
  readonly panel: (close: () => void) => ReactNode;
  /** Names the panel for who cannot see where it opened. */
  readonly panelLabel: string;
  /** Opened as soon as it is drawn, e.g. a filter that was just added. */
  readonly isOpenAtFirst?: boolean;
}

export function PanelButton({
  panel,
  panelLabel,
  children,
  isOpenAtFirst = false,
  ...props
}: PanelButtonProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isFirst = useRef(isOpenAtFirst);
  useEffect(() => {
    if (isFirst.current) setAnchor(button.current);
    isFirst.current = false;
  }, []);
  const close = () => setAnchor(null);
  return (
    <>
      <Button
        color="inherit"
        size="small"
        {...props}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        {...(anchor && { 'aria-controls': id })}
        ref={button}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {children}
      </Button>
      {anchor && (
        // Around the panel, not within: it is placed by its size, so it must be there when it opens.
        <Suspense fallback={null}>
          <Popover
            open
            anchorEl={anchor}
            onClose={close}
            anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
            slotProps={{
              paper: {
                id,
                role: 'dialog',
                'aria-label': panelLabel,
                sx: { mt: 0.5, maxWidth: 'calc(100vw - 32px)' },
              },
            }}
          >
            {panel(close)}
          </Popover>
        </Suspense>
      )}
    </>
  );
}
