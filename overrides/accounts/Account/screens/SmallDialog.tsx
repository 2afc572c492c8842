/** A dialog with one form: whole screen on a phone, sent by Enter, closed by Escape. */
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  type Theme,
  useMediaQuery,
} from '@mui/material';
import { type ReactNode, useId } from 'react';
import { useTexts } from './useTexts.ts';

interface SmallDialogProps {
  readonly title: string;
  /** Of the button that sends it; absent: there is nothing to send. */
  readonly submit?: string;
  readonly isPending?: boolean;
  readonly isReady?: boolean;
  /** What is lost by sending it is red. */
  readonly isHarmful?: boolean;
  /** Of the button that closes it. Default: cancel. */
  readonly close?: string;
  readonly onSubmit?: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function SmallDialog(props: SmallDialogProps) {
  const { title, submit, isPending = false, isReady = true, isHarmful, close, onSubmit, onClose } = props;
  const translate = useTexts();
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const id = useId();
  return (
    <Dialog open onClose={onClose} fullScreen={isPhone} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <Stack
        component="form"
        noValidate
        sx={{ minHeight: 0, flex: 1 }}
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady && !isPending) onSubmit?.();
        }}
      >
        <DialogContent>
          <Stack sx={{ gap: 2, pt: 1 }}>{props.children}</Stack>
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {close ?? translate('app.form.cancel')}
          </Button>
          {submit && (
            <Button
              type="submit"
              variant="contained"
              color={isHarmful ? 'error' : 'primary'}
              disabled={!isReady || isPending}
            >
              {submit}
            </Button>
          )}
        </DialogActions>
      </Stack>
    </Dialog>
  );
}
