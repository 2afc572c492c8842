/** How a customer is reached, where they live, whom they belong to, and what they agreed to. */
import { Box, Link as MuiLink, Paper, Stack, Typography } from '@mui/material';
import { useLocaleState } from 'ra-core';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { CustomerLink } from '../../../../schema/generated/customers/CustomerLink.ts';
import type { CustomerOverview } from '../../../../schema/generated/customers/CustomerOverview.ts';
import type { CustomerProfile } from '../../../../schema/generated/customers/CustomerProfile.ts';
import { findProperty } from '../../../../src/data/paths.ts';
import { screenPath } from '../../../../src/data/screenPath.ts';
import { useHas } from '../../../../src/data/useHas.ts';
import { type Fact, Facts } from '../../../../src/fields/Facts.tsx';
import { formatInstant } from '../../../../src/fields/formatInstant.ts';
import { nameOfValue } from '../../../../src/fields/nameOfValue.ts';
import { useSchema } from '../../../../src/generic/SchemaContext.tsx';
import { useLabel } from '../../../../src/i18n/useLabel.ts';
import { describeValue } from './describeValue.ts';
import { useTexts } from './useTexts.ts';

interface CardProps {
  readonly overview: CustomerOverview;
}

export function CustomerCard({ overview }: CardProps) {
  const t = useTexts();
  const [locale] = useLocaleState();
  const { profile, timezone } = overview;
  const mayLabel = useHas('customers.export');
  const facts = [
    ...useReach(profile),
    ...useTraits(profile),
    ...useLinks(overview),
    ...useOwnFields(overview),
  ];
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-label={t('customer.who')}
      sx={{ p: { xs: 2, sm: 3 }, overflowWrap: 'anywhere' }}
    >
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        {t('customer.who')}
      </Typography>
      {facts.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{t('customer.empty')}</Typography>
      ) : (
        <Facts facts={facts} />
      )}
      {mayLabel && profile.city && (
        <MuiLink
          component={Link}
          to={`/customers/stickers?customer=${overview.customerId}`}
          underline="always"
          sx={{ display: 'inline-block', fontSize: 14, mt: 1.5 }}
        >
          {t('customer.label')}
        </MuiLink>
      )}
      <Typography variant="h3" sx={{ mt: 2.5, mb: 0.5 }}>
        {t('customer.consent')}
      </Typography>
      <Consent profile={profile} timezone={timezone} />
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
        {t('customer.since', { date: formatInstant(profile.createdAt, timezone, locale, 'date') })}
      </Typography>
    </Paper>
  );
}

/** A fact of the customer by the label of its property; none where it is empty. */
function useFact(): (name: string, value: ReactNode) => readonly Fact[] {
  const { entity } = useSchema();
  const label = useLabel();
  return (name, value) => {
    const property = findProperty(entity, name);
    return value && property ? [{ key: name, label: label(property.label), value }] : [];
  };
}

const lines = (items: readonly ReactNode[]): ReactNode =>
  items.length > 0 && <Stack component="span">{items}</Stack>;

/** @param code ISO 3166, e.g. `FR` */
function countryName(code: string | null, locale: string): string | null {
  if (code === null || !/^[A-Z]{2}$/.test(code)) return code;
  return new Intl.DisplayNames([locale], { type: 'region' }).of(code) ?? code;
}

function useReach(profile: CustomerProfile): readonly Fact[] {
  const [locale] = useLocaleState();
  const fact = useFact();
  const { emailList, phoneList, address, zipcode, city, country } = profile;
  const town = [zipcode, city].filter(Boolean).join(' ');
  return [
    ...fact(
      'emailList',
      lines(
        emailList.map((email) => (
          <MuiLink key={email} href={`mailto:${email}`}>
            {email}
          </MuiLink>
        )),
      ),
    ),
    ...fact(
      'phoneList',
      lines(
        phoneList.map((phone) => (
          <MuiLink key={phone} href={`tel:${phone.replace(/\s/g, '')}`}>
            {phone}
          </MuiLink>
        )),
      ),
    ),
    ...fact(
      'address',
      lines(
        [address, town, countryName(country, locale)]
          .filter(Boolean)
          .map((line) => <span key={line}>{line}</span>),
      ),
    ),
    ...fact('geoZone', profile.geoZone),
  ];
}

function useTraits(profile: CustomerProfile): readonly Fact[] {
  const t = useTexts();
  const fact = useFact();
  const label = useLabel();
  const { entity } = useSchema();
  const [locale] = useLocaleState();
  const civility = findProperty(entity, 'civility');
  const { birthday, website, interests } = profile;
  return [
    ...fact('civility', profile.civility && civility && nameOfValue(civility, profile.civility, label)),
    ...fact('birthday', birthday && describeValue(birthday, { inputType: 'date', locale, yes: '', no: '' })),
    ...fact('nationality', countryName(profile.nationality, locale)),
    ...fact('role', profile.role),
    ...fact('service', profile.service),
    ...fact('organizationType', profile.organizationType),
    ...fact('vatNumber', profile.vatNumber),
    ...fact(
      'website',
      website && (
        <MuiLink href={website} target="_blank" rel="noopener noreferrer">
          {website}
        </MuiLink>
      ),
    ),
    ...fact('interests', interests.join(', ')),
    ...fact('hasOnlineAccount', profile.hasOnlineAccount && t('customer.yes')),
  ];
}

const linkOf = ({ customerId, displayName, role }: CustomerLink) => (
  <Fragment key={customerId}>
    <span>
      <MuiLink component={Link} underline="always" to={screenPath('CrmCustomer', 'show', customerId)}>
        {displayName}
      </MuiLink>
      {role && `, ${role}`}
    </span>
  </Fragment>
);

function useLinks({ organizations, contacts, contactCount }: CustomerOverview): readonly Fact[] {
  const t = useTexts();
  const rest = contactCount - contacts.length;
  return [
    ...(organizations.length > 0
      ? [
          {
            key: 'organizations',
            label: t('customer.organizations'),
            value: lines(organizations.map(linkOf)),
          },
        ]
      : []),
    ...(contacts.length > 0
      ? [
          {
            key: 'contacts',
            label: t('customer.contacts'),
            value: lines([
              ...contacts.map(linkOf),
              ...(rest > 0 ? [<span key="rest">{t('customer.moreContacts', { count: rest })}</span>] : []),
            ]),
          },
        ]
      : []),
  ];
}

function useOwnFields({ ownFields }: CustomerOverview): readonly Fact[] {
  const t = useTexts();
  const [locale] = useLocaleState();
  const [yes, no] = [t('customer.yes'), t('customer.no')];
  return ownFields.map(({ label, inputType, value }) => ({
    key: `own ${label}`,
    label,
    value: describeValue(value, { inputType, locale, yes, no }),
  }));
}

function Consent({ profile, timezone }: { readonly profile: CustomerProfile; readonly timezone: string }) {
  const t = useTexts();
  const [locale] = useLocaleState();
  const { gdprConsent, gdprConsentAt, diffusionListOK, diffusionListNO } = profile;
  const date = formatInstant(gdprConsentAt, timezone, locale, 'date');
  return (
    <Box sx={{ fontSize: 14 }}>
      <div>
        {gdprConsent
          ? date
            ? t('customer.agreedOn', { date })
            : t('customer.agreed')
          : t('customer.notAgreed')}
      </div>
      {diffusionListOK.length > 0 && <div>{t('customer.joined', { list: diffusionListOK.join(', ') })}</div>}
      {diffusionListNO.length > 0 && <div>{t('customer.refused', { list: diffusionListNO.join(', ') })}</div>}
    </Box>
  );
}
