/** The title of a related record, which leads to it where it may be read. */
import { Link } from '@mui/material';
import { useLocale } from 'ra-core';
import { Link as RouterLink } from 'react-router-dom';
import { summaryOf } from '../../data/descriptors.ts';
import { screenPath } from '../../data/screenPath.ts';
import { recordTitle } from '../recordTitle.ts';
import type { ValueProps } from './ValueProps.ts';

export function RelationValue({ property: { target = '' }, entities, value }: ValueProps) {
  const locale = useLocale() ?? 'en';
  const text = recordTitle(value, entities.get(target), { entities, locale });
  const id = typeof value === 'object' && value !== null ? (value as { id?: string }).id : value;
  if (id === undefined || !summaryOf(target)?.operations.includes('read')) return text;
  return (
    <Link
      component={RouterLink}
      to={screenPath(target, 'show', String(id))}
      onClick={(event) => event.stopPropagation()}
    >
      {text}
    </Link>
  );
}
