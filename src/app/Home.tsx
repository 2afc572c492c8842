/** The first page where the registry gives none of its own: every screen, by group. */
import { Box, Card, CardActionArea, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { use } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { Page } from '../generic/Page.tsx';
import { useLabel } from '../i18n/useLabel.ts';
import { EntityIcon } from './EntityIcon.tsx';
import { MenuContext } from './MenuContext.ts';

export function Home() {
  const translate = useTranslate();
  const label = useLabel();
  const groups = use(MenuContext);
  return (
    <Page title={translate('app.home.title')} subtitle={translate('app.home.text')}>
      {groups.map((group) => (
        <Box key={group.name} component="section" sx={{ mb: 4 }}>
          {group.label && (
            <Typography variant="h2" sx={{ mb: 1.5 }}>
              {label(group.label)}
            </Typography>
          )}
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(208px, 1fr))' }}>
            {group.items.map((item) => (
              <Card key={item.path} variant="outlined">
                <CardActionArea
                  component={RouterLink}
                  to={item.path}
                  sx={{ p: 2, display: 'flex', gap: 1.5, justifyContent: 'flex-start' }}
                >
                  <EntityIcon name={item.icon} />
                  {typeof item.label === 'string' ? translate(item.label) : label(item.label)}
                </CardActionArea>
              </Card>
            ))}
          </Box>
        </Box>
      ))}
    </Page>
  );
}
