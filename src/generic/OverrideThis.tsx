/**
 * In development only: what to write, and where, to put a screen of one's own in this one's place. Its words are for
 * developers and therefore English. Production builds leave this file out.
 */
import CodeIcon from '@mui/icons-material/Code';
import CopyIcon from '@mui/icons-material/ContentCopy';
import {
  Box,
  Button,
  Dialog,
  DialogContent,
  DialogTitle,
  IconButton,
  Tooltip,
  Typography,
} from '@mui/material';
import { useId, useState } from 'react';
import type { ScreenSlot } from '../../schema/screenAddress.ts';
import { screenFile, startingScreen } from '../../schema/startingScreen.ts';
import { useSchema } from './SchemaContext.tsx';

export interface OverrideThisProps {
  readonly slot: ScreenSlot;
}

export function OverrideThis({ slot }: OverrideThisProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const title = `Override this ${slot} screen`;
  return (
    <>
      <Tooltip title={title} placement="left">
        <IconButton
          size="small"
          aria-label={title}
          onClick={() => setOpen(true)}
          sx={{
            position: 'fixed',
            right: 0,
            top: '50%',
            zIndex: 3,
            bgcolor: 'background.paper',
            border: 1,
            borderColor: 'divider',
            borderRadius: '8px 0 0 8px',
          }}
        >
          <CodeIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      <Dialog open={isOpen} onClose={() => setOpen(false)} fullWidth maxWidth="md" aria-labelledby={id}>
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent>
          <Steps slot={slot} />
        </DialogContent>
      </Dialog>
    </>
  );
}

function Steps({ slot }: OverrideThisProps) {
  const { entity, byName } = useSchema();
  const text = startingScreen({ entity, slot, all: byName });
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <Typography>
        Often a key in schema/{entity.area}/{entity.name}.jsonld or a field component is enough:
        overrides/README.md has the ladder. To take the whole slot, run this; it writes the file below and its
        entry in the area's screens.ts.
      </Typography>
      <Copyable name="command" text={`npm run codegen -- eject ${entity.name} ${slot}`} />
      <Copyable name="path" text={screenFile(entity, slot)} />
      <Copyable name="starting file" text={text} />
    </Box>
  );
}

function Copyable({ name, text }: { readonly name: string; readonly text: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
      <Box
        component="pre"
        tabIndex={0}
        sx={{
          m: 0,
          p: 1.5,
          flexGrow: 1,
          minWidth: 0,
          overflow: 'auto',
          maxHeight: '50vh',
          fontSize: 13,
          bgcolor: 'action.hover',
          borderRadius: 1,
        }}
      >
        {text}
      </Box>
      <Button
        size="small"
        startIcon={<CopyIcon />}
        aria-label={`Copy the ${name}`}
        onClick={() => void copy()}
      >
        {isCopied ? 'Copied' : 'Copy'}
      </Button>
    </Box>
  );
}
