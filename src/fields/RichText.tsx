/**
 * HTML that people wrote, cleaned of what could act, and of styles that fetch from elsewhere. A file of its own: the
 * cleaner is large, and seldom needed.
 */
import { useMemo } from 'react';
import { RichTextField } from 'react-admin';
import { cleanStyles, styleless } from './html/cleanStyles.ts';

export interface RichTextProps {
  readonly source: string;
  readonly record: Readonly<Record<string, unknown>>;
}

export function RichText({ source, record }: RichTextProps) {
  const html = useMemo(() => cleanStyles(String(record[source] ?? '')), [record, source]);
  return (
    <RichTextField
      source="html"
      record={{ html }}
      purifyOptions={styleless}
      sx={{ '& p:first-of-type': { mt: 0 } }}
    />
  );
}
