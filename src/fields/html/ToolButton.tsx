/** A button above a text that is being written; a press leaves the selection where it is. */
import { IconButton, Tooltip } from '@mui/material';
import type { ReactNode } from 'react';

interface ToolButtonProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

export function ToolButton({ label, isOn, onClick, children }: ToolButtonProps) {
  return (
    <Tooltip title={label}>
      <IconButton
        size="small"
        aria-label={label}
        aria-pressed={isOn}
        color={isOn ? 'primary' : 'default'}
        onMouseDown={(event) => event.preventDefault()}
        onClick={onClick}
      >
        {children}
      </IconButton>
    </Tooltip>
  );
}
