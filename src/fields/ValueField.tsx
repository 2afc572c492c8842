/** One property of a record, shown by its kind: the same in a list's cell and on a show screen. */
import CheckIcon from '@mui/icons-material/Check';
import { Box, Chip, Link, Stack } from '@mui/material';
import { useCreatePath, useLocale, useTranslate } from 'ra-core';
import { lazy, Suspense } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { PropertyDescriptor } from '../../schema/descriptor.ts';
import { summaryOf } from '../data/descriptors.ts';
import { type Entities, getPath } from '../data/paths.ts';
import { useLabel } from '../i18n/useLabel.ts';
import { EmbeddedTable } from './EmbeddedTable.tsx';
import { formatInstant } from './formatInstant.ts';
import { formatMoney } from './formatMoney.ts';
import { recordTitle } from './recordTitle.ts';

const JsonValue = lazy(async () => ({ default: (await import('./JsonValue.tsx')).JsonValue }));
const RichText = lazy(async () => ({ default: (await import('./RichText.tsx')).RichText }));

export interface ValueFieldProps {
  readonly property: PropertyDescriptor;
  readonly record: Readonly<Record<string, unknown>>;
  readonly entities: Entities;
  /** A cell is one line, a show screen has room. */
  readonly place: 'cell' | 'page';
}

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

export function ValueField(props: ValueFieldProps) {
  const translate = useTranslate();
  const { property, record, place } = props;
  const value = record[property.name];
  if (isEmpty(value))
    return (
      <Box
        component="span"
        sx={{ color: 'text.secondary' }}
        aria-label={translate('app.show.none')}
        role="img"
      >
        –
      </Box>
    );
  const isRows = property.shape !== undefined || (property.kind === 'relation' && property.embedded);
  if (isRows && property.many && place === 'page')
    return <EmbeddedTable {...props} rows={value as Record<string, unknown>[]} />;
  if (Array.isArray(value)) {
    if (property.kind === 'json') return <JsonView {...props} value={value} />;
    return (
      <Stack direction="row" sx={{ gap: 0.75, flexWrap: 'wrap' }}>
        {value.map((item, index) => (
          // Values may repeat: their place is their key.
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is not reordered while it is shown
          <Chip key={index} size="small" variant="outlined" label={<One {...props} value={item} />} />
        ))}
      </Stack>
    );
  }
  return <One {...props} value={value} />;
}

function One({ property, record, entities, place, value }: ValueFieldProps & { readonly value: unknown }) {
  const locale = useLocale() ?? 'en';
  const translate = useTranslate();
  const label = useLabel();
  const text = String(value);
  switch (property.kind) {
    case 'relation':
      return <RelationLink value={value} target={property.target ?? ''} entities={entities} />;
    case 'money':
      return <span className="num">{moneyText(value, getPath(record, property.currencyFrom), locale)}</span>;
    case 'integer':
    case 'number':
      return (
        <span className="num">
          {new Intl.NumberFormat(locale, { maximumFractionDigits: 6 }).format(Number(value))}
        </span>
      );
    case 'dateTime': {
      const zone = String(getPath(record, property.timezoneFrom) ?? 'UTC');
      return (
        <Box
          component="span"
          className="num"
          sx={place === 'page' ? { whiteSpace: 'normal' } : {}}
          title={translate('app.field.zone', { zone })}
        >
          {formatInstant(text, zone, locale, place === 'page' ? 'long' : 'dateTime')}
          {place === 'page' && (
            <Box component="span" sx={{ color: 'text.secondary', ml: 1, fontSize: 13 }}>
              {zone.replaceAll('_', ' ')}
            </Box>
          )}
        </Box>
      );
    }
    case 'date':
      return <span className="num">{formatInstant(`${text}T00:00:00Z`, 'UTC', locale, 'date')}</span>;
    case 'boolean':
      return value ? (
        <Stack direction="row" component="span" sx={{ gap: 0.5, alignItems: 'center' }}>
          <CheckIcon
            sx={{ fontSize: 18, color: 'success.main' }}
            titleAccess={place === 'cell' ? translate('app.field.yes') : ''}
          />
          {place === 'page' && translate('app.field.yes')}
        </Stack>
      ) : (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {translate('app.field.no')}
        </Box>
      );
    case 'enum': {
      const found = property.values?.find((each) => each.value === value);
      return <EnumPill text={found ? label(found.label) : text} />;
    }
    case 'color':
      return (
        <Stack direction="row" component="span" sx={{ gap: 1, alignItems: 'center' }}>
          <Box
            component="span"
            {...(place === 'cell' ? { role: 'img', 'aria-label': text, title: text } : {})}
            sx={{
              width: 18,
              height: 18,
              borderRadius: 0.75,
              bgcolor: text,
              border: 1,
              borderColor: 'divider',
            }}
          />
          {place === 'page' && <span className="num">{text}</span>}
        </Stack>
      );
    case 'image':
      return (
        <Box
          component="img"
          src={text}
          alt={label(property.label)}
          loading="lazy"
          sx={{ maxHeight: place === 'cell' ? 32 : 160, maxWidth: '100%', borderRadius: 0.5 }}
        />
      );
    case 'email':
      return (
        <Link href={`mailto:${text}`} onClick={(event) => event.stopPropagation()}>
          {text}
        </Link>
      );
    case 'phone':
      return (
        <Link
          className="num"
          href={`tel:${text.replace(/\s/g, '')}`}
          onClick={(event) => event.stopPropagation()}
        >
          {text}
        </Link>
      );
    case 'url':
      return /^https?:/.test(text) ? (
        <Link href={text} target="_blank" rel="noreferrer" onClick={(event) => event.stopPropagation()}>
          {text}
        </Link>
      ) : (
        text
      );
    case 'html':
      if (place === 'cell') return <Clip text={text.replace(/<[^>]*>/g, ' ')} />;
      return (
        <Suspense fallback={<Clip text={text.replace(/<[^>]*>/g, ' ')} />}>
          <RichText source={property.name} record={record} />
        </Suspense>
      );
    case 'json':
      return <JsonView property={property} record={record} entities={entities} place={place} value={value} />;
    case 'text':
      return place === 'cell' ? <Clip text={text} /> : <Box sx={{ whiteSpace: 'pre-wrap' }}>{text}</Box>;
    default:
      return place === 'cell' ? (
        <Clip text={text} />
      ) : (
        <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
          {text}
        </Box>
      );
  }
}

/** Without a known currency the amount is shown bare rather than in a guessed one. */
function moneyText(value: unknown, currency: unknown, locale: string): string {
  if (typeof currency === 'string') return formatMoney(Number(value), currency, locale);
  return new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(Number(value) / 100);
}

function Clip({ text }: { readonly text: string }) {
  return (
    <Box
      component="span"
      sx={{
        display: 'block',
        maxWidth: 360,
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
      }}
      title={text.length > 40 ? text : undefined}
    >
      {text}
    </Box>
  );
}

function EnumPill({ text }: { readonly text: string }) {
  return (
    <Box
      component="span"
      // Where a narrow column cuts it.
      title={text}
      sx={{
        display: 'inline-block',
        verticalAlign: 'middle',
        maxWidth: '100%',
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        px: 1,
        py: 0.25,
        borderRadius: 4,
        fontSize: 13,
        bgcolor: 'action.hover',
        border: 1,
        borderColor: 'divider',
        whiteSpace: 'nowrap',
      }}
    >
      {text}
    </Box>
  );
}

function JsonView({ place, value }: ValueFieldProps & { readonly value: unknown }) {
  const text = JSON.stringify(value);
  if (place === 'cell') return <Clip text={text} />;
  return (
    <Suspense fallback={<Clip text={text} />}>
      <JsonValue value={value} />
    </Suspense>
  );
}

function RelationLink({
  value,
  target,
  entities,
}: {
  readonly value: unknown;
  readonly target: string;
  readonly entities: Entities;
}) {
  const createPath = useCreatePath();
  const locale = useLocale() ?? 'en';
  const text = recordTitle(value, entities.get(target), { entities, locale });
  const id = typeof value === 'object' && value !== null ? (value as { id?: string }).id : value;
  if (id === undefined || !summaryOf(target)?.operations.includes('read')) return <>{text}</>;
  return (
    <Link
      component={RouterLink}
      to={createPath({ resource: target, type: 'show', id: String(id) })}
      onClick={(event) => event.stopPropagation()}
    >
      {text}
    </Link>
  );
}
