/** HTML that people wrote, shown without what could act or fetch. A file of its own: the sanitiser is seldom needed. */
import { Box } from '@mui/material';
import { useMemo } from 'react';
import { sanitizeHtml } from './html/sanitizeHtml.ts';

export interface RichTextProps {
  readonly source: string;
  readonly record: Readonly<Record<string, unknown>>;
}

export function RichText({ source, record }: RichTextProps) {
  const __html = useMemo(() => sanitizeHtml(String(record[source] ?? '')), [record, source]);
  return (
    <Box
      sx={{ typography: 'body2', '& > *': { my: 0 }, '& > * + *': { mt: 1 } }}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised above
      dangerouslySetInnerHTML={{ __html }}
    />
  );
}
