/** Tells that the server works on it, with the way to watch it. */
import { Link } from '@mui/material';
import { useTranslate } from 'ra-core';
import { Link as RouterLink } from 'react-router-dom';
import { entities } from '../../../schema/generated/entities.ts';

/** The screen of a record, from its IRI. */
function screenOf(iri: string): string | undefined {
  const path = iri.replace(/^https?:\/\/[^/]+/, '');
  const at = path.lastIndexOf('/');
  const entity = entities.find(({ collection }) => path.slice(0, at).endsWith(collection));
  return entity && `/${entity.name}/${path.slice(at + 1)}/show`;
}

export function JobNotice({ iri }: { readonly iri: string }) {
  const translate = useTranslate();
  const to = screenOf(iri);
  return (
    <span>
      {translate('app.bulk.job')}{' '}
      {to && (
        <Link component={RouterLink} to={to} color="inherit" underline="always">
          {translate('app.bulk.watch')}
        </Link>
      )}
    </span>
  );
}
