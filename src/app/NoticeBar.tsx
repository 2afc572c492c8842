/** One notice after the other; what can be undone waits until its notice is gone. */
import { Alert, Button, Snackbar } from '@mui/material';
import {
  CloseNotificationContext,
  type NotificationPayload,
  useNotificationContext,
  useTakeUndoableMutation,
  useTranslate,
} from 'ra-core';
import { useEffect, useState } from 'react';

const defaultDuration = 4000;

export function NoticeBar() {
  const { notifications, takeNotification } = useNotificationContext();
  const takeMutation = useTakeUndoableMutation();
  const translate = useTranslate();
  const [notice, setNotice] = useState<NotificationPayload>();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (notice || notifications.length === 0) return;
    setNotice(takeNotification() ?? undefined);
    setOpen(true);
  }, [notice, notifications, takeNotification]);
  const options = notice?.notificationOptions;
  useEffect(() => {
    if (!options?.undoable) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [options]);
  if (!notice) return null;
  const close = () => setOpen(false);
  const settle = () => {
    if (options?.undoable) takeMutation()?.({ isUndo: false });
    setNotice(undefined);
  };
  const undo = () => {
    takeMutation()?.({ isUndo: true });
    close();
  };
  const { message } = notice;
  return (
    <CloseNotificationContext value={close}>
      <Snackbar
        open={isOpen}
        autoHideDuration={
          options?.autoHideDuration === undefined ? defaultDuration : options.autoHideDuration
        }
        disableWindowBlurListener={Boolean(options?.undoable)}
        onClose={(_event, reason) => reason !== 'clickaway' && close()}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        slotProps={{ transition: { onExited: settle } }}
      >
        <Alert
          severity={notice.type ?? 'info'}
          variant="filled"
          role={notice.type === 'error' ? 'alert' : 'status'}
          onClose={close}
          closeText={translate('app.close')}
          action={
            options?.undoable ? (
              <Button color="inherit" size="small" onClick={undo}>
                {translate('app.undo')}
              </Button>
            ) : undefined
          }
          sx={{ alignItems: 'center', boxShadow: 6 }}
        >
          {typeof message === 'string'
            ? translate(message, { _: message, ...options?.messageArgs })
            : message}
        </Alert>
      </Snackbar>
    </CloseNotificationContext>
  );
}
