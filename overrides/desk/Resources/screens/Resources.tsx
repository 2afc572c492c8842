/** `/resources`: tutorials, promotions and videos by subject. */
import { Box, Stack, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { callAction } from '../../../../src/data/callAction.ts';
import { EmptyState } from '../../../../src/generic/EmptyState.tsx';
import { Loading } from '../../../../src/generic/Loading.tsx';
import { Page } from '../../../../src/generic/Page.tsx';
import { ProblemAlert } from '../../../../src/generic/ProblemAlert.tsx';
import { groupByDomain, type ResourceType, resourceTypes } from '../model.ts';
import { ResourceCard } from './ResourceCard.tsx';

const query = { enabled: 1, 'order[position]': 'asc', itemsPerPage: 100 };

const fields = ['type', 'domain', 'title', 'text', 'image', 'link'] as const;

export function Resources() {
  const translate = useTranslate();
  const [type, setType] = useState<ResourceType>();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['support-resources'],
    queryFn: ({ signal }) => callAction('SupportResource.list', { query, fields }, { signal }),
  });
  const groups = groupByDomain(data?.member ?? [], type);
  return (
    <Page title={translate('help.title')} subtitle={translate('help.subtitle')} width="wide">
      <ToggleButtonGroup
        exclusive
        size="small"
        value={type ?? 'all'}
        aria-label={translate('help.kinds')}
        onChange={(_, next: ResourceType | 'all' | null) =>
          setType(next && next !== 'all' ? next : undefined)
        }
        sx={{
          mb: 3,
          maxWidth: '100%',
          overflowX: 'auto',
          '& .MuiToggleButton-root': { color: 'text.primary', px: 1.5 },
        }}
      >
        <ToggleButton value="all">{translate('help.all')}</ToggleButton>
        {resourceTypes.map((each) => (
          <ToggleButton key={each} value={each}>
            {translate(`help.types.${each}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {isPending && <Loading />}
      {error && <ProblemAlert error={error} onRetry={() => void refetch()} />}
      {data && groups.length === 0 && (
        <EmptyState title={translate('help.none')} text={translate('help.noneText')} />
      )}
      <Stack sx={{ gap: 4 }}>
        {groups.map(({ domain, resources }) => (
          <Box component="section" key={domain} aria-labelledby={`help-${domain}`}>
            <Typography id={`help-${domain}`} variant="h2" sx={{ mb: 1.5 }}>
              {translate(`help.domain.${domain}`)}
            </Typography>
            <Box
              component="ul"
              sx={{
                listStyle: 'none',
                p: 0,
                m: 0,
                display: 'grid',
                gap: 2,
                gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
              }}
            >
              {resources.map((each) => (
                <ResourceCard key={each['@id']} resource={each} />
              ))}
            </Box>
          </Box>
        ))}
      </Stack>
    </Page>
  );
}
