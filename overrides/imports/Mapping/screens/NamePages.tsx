/** `/settings/ticket-import/mapping` and below it: a page for each kind of name. The table is wherever a list is asked for. */
import { Box, Tab, Tabs, Typography } from '@mui/material';
import { Link, Navigate, useSearchParams } from 'react-router';
import { screenPath } from '../../../../src/data/screenPath.ts';
import { GenericList } from '../../../../src/generic/GenericList.tsx';
import { CreateButton } from '../../../../src/generic/list/CreateButton.tsx';
import { Page } from '../../../../src/generic/Page.tsx';
import { NameList } from './NameList.tsx';
import { useTexts } from './useTexts.ts';

const PAGES = [
  ['ticketing', 'TicketingMapping'],
  ['ticketprice', 'TicketPriceMapping'],
  ['seating', 'SeatConfigMapping'],
  ['contingent', 'ContingentMapping'],
] as const;

type PageName = (typeof PAGES)[number][0];

const KINDS = {
  ticketing: ['ticketing'],
  ticketprice: ['ticketprice'],
  seating: ['plan', 'seat'],
  contingent: ['contingent'],
} as const;

/** What the address may have of these pages; any other is a list's. */
const OWN: readonly string[] = ['shown', 'name'];

export function Names() {
  return <Navigate replace to={screenPath('TicketingMapping', 'list')} />;
}

export const ShowNames = () => <NamePage page="ticketing" />;
export const PriceNames = () => <NamePage page="ticketprice" />;
export const SeatingNames = () => <NamePage page="seating" />;
export const ContingentNames = () => <NamePage page="contingent" />;

function NamePage({ page }: { readonly page: PageName }) {
  const t = useTexts();
  const [search] = useSearchParams();
  if ([...search.keys()].some((key) => !OWN.includes(key))) return <GenericList />;
  const kinds = KINDS[page];
  return (
    <Page
      title={t(`timportNames.title.${page}`)}
      subtitle={t('timportNames.subtitle')}
      width="form"
      actions={<CreateButton />}
    >
      <NameTabs shown={page} />
      {kinds.map((kind) => (
        <Box key={kind} component="section" sx={{ mb: 4 }}>
          {(kind === 'plan' || kind === 'seat') && (
            <Typography variant="h2" sx={{ mb: 1.5 }}>
              {t(`timportNames.section.${kind}`)}
            </Typography>
          )}
          <NameList kind={kind} />
        </Box>
      ))}
    </Page>
  );
}

function NameTabs({ shown }: { readonly shown: PageName }) {
  const t = useTexts();
  return (
    <Box
      component="nav"
      aria-label={t('timportNames.tabs.label')}
      sx={{ borderBottom: 1, borderColor: 'divider', mb: 3 }}
    >
      <Tabs value={shown} variant="scrollable" scrollButtons={false}>
        {PAGES.map(([name, entity]) => (
          <Tab
            key={name}
            value={name}
            label={t(`timportNames.tabs.${name}`)}
            component={Link}
            to={screenPath(entity, 'list')}
          />
        ))}
      </Tabs>
    </Box>
  );
}
