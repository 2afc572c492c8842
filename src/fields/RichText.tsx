/** HTML that people wrote, cleaned of what could act. A file of its own: the cleaner is large, and seldom needed. */
import { RichTextField } from 'react-admin';

export interface RichTextProps {
  readonly source: string;
  readonly record: Readonly<Record<string, unknown>>;
}

export function RichText({ source, record }: RichTextProps) {
  return <RichTextField source={source} record={record} sx={{ '& p:first-of-type': { mt: 0 } }} />;
}
