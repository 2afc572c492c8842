/** Shows that the server works on it, with the way to watch it. */
import { Link } from '@mui/material';
import { useTranslate } from 'ra-core';
import { Link as RouterLink } from 'react-router-dom';
import { screenOf } from '../../data/screenOf.ts';

export function JobNotice({ iri }: { readonly iri: string }) {
  const translate = useTranslate();
  const screen = screenOf(iri);
  return (
    <span>
      {translate('app.bulk.job')}{' '}
      {screen && (
        <Link component={RouterLink} to={screen.to} color="inherit" underline="always">
          {translate('app.bulk.watch')}
        </Link>
      )}
    </span>
  );
}
