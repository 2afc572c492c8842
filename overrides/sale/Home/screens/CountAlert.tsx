/** How many records wait for somebody to put something right, and the way to them; nothing where there is none. */
import { Alert, Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';

const AGAIN = 60_000;

interface CountAlertProps {
  readonly name: string;
  /** Who is not concerned asks nothing. */
  readonly enabled: boolean;
  count(signal: AbortSignal): Promise<number>;
  /** A text with `%{count}`. */
  readonly label: string;
  /** Where they are listed. */
  readonly to: string;
}

export function CountAlert({ name, enabled, count, label, to }: CountAlertProps) {
  const translate = useTranslate();
  const { data = 0 } = useQuery({
    queryKey: ['count', name],
    queryFn: ({ signal }) => count(signal),
    enabled,
    refetchInterval: AGAIN,
  });
  if (data === 0) return null;
  return (
    <Alert
      severity="error"
      action={
        <Button component={Link} to={to} color="inherit">
          {translate('ra.action.show')}
        </Button>
      }
    >
      {translate(label, { count: data })}
    </Alert>
  );
}
