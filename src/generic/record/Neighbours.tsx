/** The record before and the one after in the list one came from, in its filter and order; by click or by key. */
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import { Box, IconButton, Tooltip } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useLocale, useNotify, useTranslate } from 'ra-core';
import { useLocation, useNavigate } from 'react-router-dom';
import { screenPath } from '../../data/screenPath.ts';
import { useShortcut } from '../../shortcuts/useShortcut.ts';
import { useSchema } from '../SchemaContext.tsx';
import { useRefusalNotice } from '../useRefusal.ts';
import { findTrail, type ListTrail, openNeighbour, placeOf } from './listTrail.ts';

export interface NeighboursProps {
  readonly id: string;
  readonly slot: 'show' | 'edit';
}

export function Neighbours({ id, slot }: NeighboursProps) {
  const { entity } = useSchema();
  const trail = findTrail(useQueryClient(), entity.name, id);
  return trail && trail.ids.length > 0 ? <Steps id={id} slot={slot} trail={trail} /> : null;
}

function Steps({ id, slot, trail }: NeighboursProps & { readonly trail: ListTrail }) {
  const { entity } = useSchema();
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const dataProvider = useDataProvider();
  const navigate = useNavigate();
  const { search } = useLocation();
  const notify = useNotify();
  const noticeOf = useRefusalNotice();
  const at = trail.ids.indexOf(id);
  const position = placeOf(trail, id) + 1;
  const hasPrevious = position > 1;
  const hasNext =
    at < trail.ids.length - 1 || trail.total === undefined || trail.isTotalBound || position < trail.total;
  const go = async (by: 1 | -1) => {
    try {
      const next = await openNeighbour({ dataProvider, resource: entity.name, trail, id, by });
      // The tab that is open stays open.
      if (next !== undefined) await navigate(screenPath(entity.name, slot, next) + search);
    } catch (error) {
      notify(noticeOf(error), { type: 'error' });
    }
  };
  const previous = hasPrevious ? () => void go(-1) : undefined;
  const next = hasNext ? () => void go(1) : undefined;
  const number = (value: number) => new Intl.NumberFormat(locale).format(value);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', ml: 'auto', color: 'text.secondary' }}>
      <StepKeys keys={['k', '[']} label={translate('app.record.previous')} run={previous} />
      <StepKeys keys={['j', ']']} label={translate('app.record.next')} run={next} />
      <StepButton label={translate('app.record.previous')} run={previous}>
        <ChevronLeft />
      </StepButton>
      <Box component="span" className="num" sx={{ fontSize: 13, px: 0.5 }}>
        {translate(trail.total === undefined ? 'app.record.at' : 'app.record.of', {
          position: number(position),
          total: `${number(trail.total ?? 0)}${trail.isTotalBound ? '+' : ''}`,
        })}
      </Box>
      <StepButton label={translate('app.record.next')} run={next}>
        <ChevronRight />
      </StepButton>
    </Box>
  );
}

interface StepProps {
  readonly label: string;
  readonly run: (() => void) | undefined;
}

function StepButton({ label, run, children }: StepProps & { readonly children: React.ReactElement }) {
  return (
    <Tooltip title={label}>
      <span>
        <IconButton size="small" aria-label={label} disabled={!run} onClick={run} color="inherit">
          {children}
        </IconButton>
      </span>
    </Tooltip>
  );
}

function StepKeys({ keys, label, run }: StepProps & { readonly keys: readonly [string, string] }) {
  const [letter, sign] = keys;
  useShortcut(run && { keys: letter, label, run });
  useShortcut(run && { keys: sign, label, run });
  return null;
}
