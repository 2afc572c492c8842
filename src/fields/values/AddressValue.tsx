/** Where somebody or something is reached: by mail, by telephone, on the web. A row around it does not open with it. */
import { Link } from '@mui/material';
import type { ValueProps } from './ValueProps.ts';

export function AddressValue({ property: { kind }, value }: ValueProps) {
  const text = String(value);
  const stay = (event: React.MouseEvent) => event.stopPropagation();
  if (kind === 'email')
    return (
      <Link href={`mailto:${text}`} onClick={stay}>
        {text}
      </Link>
    );
  if (kind === 'phone')
    return (
      <Link className="num" href={`tel:${text.replace(/\s/g, '')}`} onClick={stay}>
        {text}
      </Link>
    );
  if (!/^https?:/.test(text)) return text;
  return (
    <Link href={text} target="_blank" rel="noreferrer" onClick={stay}>
      {text}
    </Link>
  );
}
