/** One change of a record's history: by whom, when, and each field's value before and after. */
import ArrowForward from '@mui/icons-material/ArrowForward';
import { Box, Button, Typography } from '@mui/material';
import { useLocale, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { EntityDescriptor, PropertyDescriptor } from '../../../schema/descriptor.ts';
import { writableProperties } from '../../data/choose.ts';
import { useMayHere } from '../../data/useMayHere.ts';
import { formatInstant } from '../../fields/formatInstant.ts';
import { useActorName } from '../../i18n/useActorName.ts';
import { useLabel } from '../../i18n/useLabel.ts';
import { useSchema } from '../SchemaContext.tsx';
import { ChangedValue } from './ChangedValue.tsx';
import type { HistoryChange } from './history.ts';
import { isIdle } from './isBlank.ts';
import { useZone } from './useZone.ts';

/** A new record has all its fields: the first show which it is. */
const most = 6;

type Values = Readonly<Record<string, unknown>>;

export interface HistoryEntryProps {
  readonly change: HistoryChange;
  readonly record: Values;
  readonly onRevert: () => void;
}

/** What the metadata knows of what changed, in its order, without what every change changes. */
export function changedProperties(
  entity: EntityDescriptor,
  change: HistoryChange,
): readonly PropertyDescriptor[] {
  return entity.properties.filter((property) => property.name in change.changes && !property.role);
}

/** Of a new record: what it leaves empty or off is not shown. */
const isNews = (property: PropertyDescriptor, value: unknown): boolean =>
  value !== false && !isIdle(property, value);

export function HistoryEntry({ change, record, onRevert }: HistoryEntryProps) {
  const { entity, byName } = useSchema();
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const mayUpdate = useMayHere(entity).may('update');
  const nameActor = useActorName();
  const [isWhole, setWhole] = useState(false);
  const properties = changedProperties(entity, change).filter(
    (property) => change.action === 'update' || isNews(property, change.changes[property.name]?.to),
  );
  const writable = writableProperties(entity, 'edit', byName);
  const canRevert =
    mayUpdate &&
    change.action === 'update' &&
    properties.some((each) => writable.includes(each) && !each.secret);
  const zone = useZone(record);
  return (
    <Box component="li" sx={{ px: 3, py: 2.5, borderBottom: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, mb: 1 }}>
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere', fontSize: 14 }}>
            {translate(`app.history.${change.action}`, {
              actor: nameActor(change.actor),
            })}
          </Typography>
          <Typography
            component="time"
            dateTime={change.at}
            className="num"
            title={translate('app.field.zone', { zone })}
            sx={{ fontSize: 13, color: 'text.secondary' }}
          >
            {formatInstant(change.at, zone, locale, 'dateTime')}
          </Typography>
        </Box>
        {canRevert && (
          <Button size="small" color="inherit" onClick={onRevert}>
            {translate('app.history.revert')}
          </Button>
        )}
      </Box>
      <Changes
        properties={isWhole ? properties : properties.slice(0, most)}
        change={change}
        record={record}
      />
      {properties.length > most && !isWhole && (
        <Button size="small" color="inherit" onClick={() => setWhole(true)} sx={{ ml: -1.5, mt: 0.5 }}>
          {translate('app.history.all', { smart_count: properties.length - most })}
        </Button>
      )}
    </Box>
  );
}

interface ChangesProps {
  readonly properties: readonly PropertyDescriptor[];
  readonly change: HistoryChange;
  readonly record: Values;
}

function Changes({ properties, change, record }: ChangesProps) {
  const label = useLabel();
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1, fontSize: 14 }}>
      {properties.map((property) => {
        const { from, to } = change.changes[property.name] ?? { from: null, to: null };
        return (
          <Box key={property.name} sx={{ minWidth: 0 }}>
            <Box component="dt" sx={{ color: 'text.secondary', fontSize: 13 }}>
              {label(property.label)}
            </Box>
            <Box component="dd" sx={{ m: 0 }}>
              <FromTo
                property={property}
                from={change.action === 'create' ? undefined : from}
                to={to}
                record={record}
              />
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}

interface FromToProps {
  readonly property: PropertyDescriptor;
  /** Undefined: there was nothing before. */
  readonly from: unknown;
  readonly to: unknown;
  readonly record: Values;
}

/** The value before, struck through, and the one after. */
export function FromTo({ property, from, to, record }: FromToProps) {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', minWidth: 0 }}>
      {from !== undefined && (
        <>
          <Box
            sx={{ color: 'text.secondary', textDecoration: 'line-through', minWidth: 0, maxWidth: '100%' }}
          >
            <ChangedValue property={property} value={from} record={record} />
          </Box>
          <ArrowForward
            titleAccess={translate('app.history.to')}
            sx={{ fontSize: 16, color: 'text.secondary' }}
          />
        </>
      )}
      <Box sx={{ minWidth: 0, maxWidth: '100%' }}>
        <ChangedValue property={property} value={to} record={record} />
      </Box>
    </Box>
  );
}
