/** A moment in the timezone of the place it is about, not in the reader's. */
import { Box } from '@mui/material';
import { useLocale, useTranslate } from 'ra-core';
import { getPath } from '../../data/paths.ts';
import { formatInstant } from '../formatInstant.ts';
import type { ValueProps } from './ValueProps.ts';

export function InstantValue({ property, record, place, value }: ValueProps) {
  const locale = useLocale() ?? 'en';
  const translate = useTranslate();
  const zone = String(getPath(record, property.timezoneFrom) ?? 'UTC');
  return (
    <Box
      component="span"
      className="num"
      sx={place === 'page' ? { whiteSpace: 'normal' } : {}}
      title={translate('app.field.zone', { zone })}
    >
      {formatInstant(String(value), zone, locale, place === 'page' ? 'long' : 'dateTime')}
      {place === 'page' && (
        <Box component="span" sx={{ color: 'text.secondary', ml: 1, fontSize: 13 }}>
          {zone.replaceAll('_', ' ')}
        </Box>
      )}
    </Box>
  );
}
