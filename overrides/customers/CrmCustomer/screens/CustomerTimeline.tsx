/** What happened with a customer, the latest first. */
import { Box, Link as MuiLink, Typography } from '@mui/material';
import { useLocaleState } from 'ra-core';
import { Link } from 'react-router';
import type { CustomerEvent } from '../../../../schema/generated/customers/CustomerEvent.ts';
import type { CustomerOverview } from '../../../../schema/generated/customers/CustomerOverview.ts';
import { screenPath } from '../../../../src/data/screenPath.ts';
import { formatInstant } from '../../../../src/fields/formatInstant.ts';
import { formatMoney } from '../../../../src/fields/formatMoney.ts';
import { CustomerPart } from './CustomerPart.tsx';
import { useTexts } from './useTexts.ts';

export function CustomerTimeline({
  overview: { events, timezone },
}: {
  readonly overview: CustomerOverview;
}) {
  const t = useTexts();
  return (
    <CustomerPart title={t('customer.timeline')} none="" isEmpty={events.length === 0}>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.25 }}>
        {events.map((event) => (
          <Event
            key={`${event.at} ${event.kind} ${event.order} ${event.text}`}
            event={event}
            timezone={timezone}
          />
        ))}
      </Box>
    </CustomerPart>
  );
}

function Event({ event, timezone }: { readonly event: CustomerEvent; readonly timezone: string }) {
  const t = useTexts();
  const [locale] = useLocaleState();
  const { at, kind, text, amount, currency, order } = event;
  const words = t(`customer.events.${kind}`, { text: text ?? '' });
  return (
    <Box component="li" sx={{ borderLeft: 2, borderColor: 'divider', pl: 1.5, overflowWrap: 'anywhere' }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {formatInstant(at, timezone, locale, 'date')}
      </Typography>
      <Typography component="div" sx={{ fontSize: 14 }}>
        {order === null ? (
          words
        ) : (
          <MuiLink component={Link} to={screenPath('Order', 'show', order)}>
            {words}
          </MuiLink>
        )}
        {amount !== null && currency !== null && `, ${formatMoney(amount, currency, locale)}`}
      </Typography>
    </Box>
  );
}
