/** One performance in the planning: when, what, what is left, and what is wrong with it; it opens its page. */
import ClashIcon from '@mui/icons-material/ReportProblemOutlined';
import { Box, Typography } from '@mui/material';
import { useLocaleState } from 'ra-core';
import { Link } from 'react-router';
import { eventDateDescriptor } from '../../../../schema/generated/programming/EventDate.ts';
import { screenPath } from '../../../../src/data/screenPath.ts';
import { nameOfValue } from '../../../../src/fields/nameOfValue.ts';
import { useLabel } from '../../../../src/i18n/useLabel.ts';
import type { Planned } from './usePlan.ts';
import { useTexts } from './useTexts.ts';

const status = eventDateDescriptor.properties.find(({ name }) => name === 'status');

interface PlanEntryProps {
  readonly date: Planned;
  /** Left out where it is above already. */
  readonly hasVenue: boolean;
  /** One line, where many are in a cell of a month. */
  readonly isShort?: boolean;
}

export function PlanEntry({ date, hasVenue, isShort }: PlanEntryProps) {
  const t = useTexts();
  const label = useLabel();
  const [locale] = useLocaleState();
  const { listed, time, venue, clashes } = date;
  const { title, color } = listed.ticketing;
  const isCancelled = listed.status === 'cancelled';
  const isOpen = listed.status === 'opened';
  const clash =
    clashes.length > 0
      ? t('planning.clash', { titles: new Intl.ListFormat(locale).format(clashes) })
      : undefined;
  const state = status && !isOpen && listed.status ? nameOfValue(status, listed.status, label) : undefined;
  return (
    <Box
      component={Link}
      to={screenPath('EventDate', 'show', listed['@id'].split('/').at(-1) ?? '')}
      title={[title, venue?.name, clash].filter(Boolean).join(' · ')}
      sx={{
        display: 'block',
        px: 0.75,
        py: isShort ? 0.25 : 0.75,
        minHeight: isShort ? 26 : 44,
        borderRadius: 1,
        border: 1,
        borderStyle: isOpen || isCancelled ? 'solid' : 'dashed',
        borderColor: clash ? 'warning.main' : 'divider',
        borderLeft: 4,
        borderLeftColor: color ?? 'primary.main',
        bgcolor: 'background.paper',
        color: isCancelled ? 'text.secondary' : 'text.primary',
        textDecoration: 'none',
        fontSize: 13,
        lineHeight: 1.4,
        '&:hover': { bgcolor: 'action.hover' },
      }}
    >
      <Box sx={{ display: 'flex', gap: 0.75, alignItems: 'baseline', minWidth: 0 }}>
        <Box component="span" className="num" sx={{ fontWeight: 700 }}>
          {time}
        </Box>
        <Box
          component="span"
          sx={{
            flexGrow: 1,
            minWidth: 0,
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            overflowWrap: 'anywhere',
            whiteSpace: isShort ? 'nowrap' : 'normal',
            textDecoration: isCancelled ? 'line-through' : 'none',
          }}
        >
          {title}
        </Box>
        {clash && (
          <ClashIcon
            // Shown below where there is room for it.
            {...(isShort && { titleAccess: clash })}
            sx={{ fontSize: 16, color: 'warning.main', alignSelf: 'center', flexShrink: 0 }}
          />
        )}
      </Box>
      {!isShort && (
        <Typography
          variant="body2"
          component="span"
          sx={{ display: 'block', fontSize: 12.5, color: 'text.secondary' }}
        >
          {[hasVenue && venue?.name, state ?? <Left key="left" listed={listed} />]
            .filter(Boolean)
            .flatMap((part, index) => (index > 0 ? [' · ', part] : [part]))}
        </Typography>
      )}
      {!isShort && clash && (
        <Typography component="span" sx={{ display: 'block', fontSize: 12.5, color: 'warning.main' }}>
          {clash}
        </Typography>
      )}
    </Box>
  );
}

function Left({ listed }: { readonly listed: Planned['listed'] }) {
  const t = useTexts();
  const { unlimitedStock, bookableStock: left, soldItems } = listed;
  if (unlimitedStock || left === null) return t('planning.sold', { smart_count: soldItems ?? 0 });
  return left === 0 ? t('planning.soldOut') : t('planning.left', { smart_count: left });
}
