/** What a customer holds: coupons and passes, accounts with what is on them; and in what they took part. */
import { Box, Link as MuiLink, TableCell, TableRow } from '@mui/material';
import { useLocaleState } from 'ra-core';
import { Link } from 'react-router';
import type { PropertyDescriptor } from '../../../../schema/descriptor.ts';
import { customerCouponDescriptor } from '../../../../schema/generated/customers/CustomerCoupon.ts';
import type { CustomerHolding } from '../../../../schema/generated/customers/CustomerHolding.ts';
import type { CustomerOverview } from '../../../../schema/generated/customers/CustomerOverview.ts';
import { ticketParticipationDescriptor } from '../../../../schema/generated/customers/TicketParticipation.ts';
import { screenPath } from '../../../../src/data/screenPath.ts';
import { useHas } from '../../../../src/data/useHas.ts';
import { formatInstant } from '../../../../src/fields/formatInstant.ts';
import { formatMoney } from '../../../../src/fields/formatMoney.ts';
import { nameOfValue } from '../../../../src/fields/nameOfValue.ts';
import { SmallTable } from '../../../../src/generic/SmallTable.tsx';
import { useLabel } from '../../../../src/i18n/useLabel.ts';
import { CustomerPart } from './CustomerPart.tsx';
import { useTexts } from './useTexts.ts';

interface HoldingsProps {
  readonly overview: CustomerOverview;
}

const find = (properties: readonly PropertyDescriptor[], name: string) =>
  properties.find((property) => property.name === name);
const usage = find(customerCouponDescriptor.properties, 'usage');
const origin = find(ticketParticipationDescriptor.properties, 'origin');
const ticketStatus = find(ticketParticipationDescriptor.properties, 'ticketStatus');

function useName() {
  const label = useLabel();
  return (property: PropertyDescriptor | undefined, value: string | null) =>
    property && value ? nameOfValue(property, value, label) : '';
}

const stateOf = ({ isEnabled, isExpired }: CustomerHolding) =>
  !isEnabled ? 'disabled' : isExpired ? 'expired' : 'usable';

export function CustomerCoupons({ overview: { coupons, timezone } }: HoldingsProps) {
  const t = useTexts();
  const nameOf = useName();
  const [locale] = useLocaleState();
  const mayCoupons = useHas('offers.read');
  return (
    <CustomerPart
      title={t('customer.coupons')}
      none={t('customer.noCoupons')}
      isEmpty={coupons.length === 0}
      isTable={coupons.length > 0}
    >
      <SmallTable
        label={t('customer.coupons')}
        columns={[
          ...['code', 'usage', 'until', 'state'].map((name) => ({ name, head: t(`customer.${name}`) })),
          { name: 'left', head: t('customer.left'), align: 'right' },
        ]}
      >
        {coupons.map((coupon) => (
          <TableRow key={coupon.code} hover>
            <TableCell>
              {coupon.coupon !== null && mayCoupons ? (
                <MuiLink component={Link} to={screenPath('Coupon', 'show', coupon.coupon)}>
                  {coupon.code}
                </MuiLink>
              ) : (
                coupon.code
              )}
              {coupon.season && (
                <Box component="span" sx={{ color: 'text.secondary' }}>
                  {` · ${coupon.season}`}
                </Box>
              )}
            </TableCell>
            <TableCell>{nameOf(usage, coupon.usage)}</TableCell>
            <TableCell>{formatInstant(coupon.validUntil, timezone, locale, 'date') || '–'}</TableCell>
            <TableCell>{t(`customer.${stateOf(coupon)}`)}</TableCell>
            <TableCell align="right" className="num">
              {formatMoney(coupon.amount, coupon.currency, locale)}
            </TableCell>
          </TableRow>
        ))}
      </SmallTable>
    </CustomerPart>
  );
}

export function CustomerAccounts({ overview: { accounts } }: HoldingsProps) {
  const t = useTexts();
  const [locale] = useLocaleState();
  if (accounts.length === 0) return null;
  return (
    <CustomerPart title={t('customer.accounts')} none="" isEmpty={false}>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {accounts.map(({ client, name, balances }) => (
          <li key={client}>
            <MuiLink component={Link} underline="always" to={screenPath('Client', 'show', client)}>
              {name}
            </MuiLink>
            {': '}
            {balances.map(({ amount, currency }) => formatMoney(amount, currency, locale)).join(' + ') ||
              t('customer.balanceNone')}
          </li>
        ))}
      </Box>
    </CustomerPart>
  );
}

export function CustomerParticipations({ overview: { participations } }: HoldingsProps) {
  const t = useTexts();
  const nameOf = useName();
  const [locale] = useLocaleState();
  if (participations.length === 0) return null;
  return (
    <CustomerPart title={t('customer.participations')} none="" isEmpty={false} isTable>
      <SmallTable
        label={t('customer.participations')}
        columns={['when', 'show', 'origin', 'state'].map((name) => ({ name, head: t(`customer.${name}`) }))}
      >
        {participations.map(({ eventDate, title, at, timezone, count, seats, origin: as, status }) => (
          <TableRow key={`${eventDate} ${at} ${as} ${status}`} hover>
            <TableCell>{formatInstant(at, timezone, locale)}</TableCell>
            <TableCell>
              {[count > 1 ? `${title} × ${count}` : title, seats.join(', ')].filter(Boolean).join(' · ')}
            </TableCell>
            <TableCell>{nameOf(origin, as)}</TableCell>
            <TableCell>{nameOf(ticketStatus, status)}</TableCell>
          </TableRow>
        ))}
      </SmallTable>
    </CustomerPart>
  );
}
