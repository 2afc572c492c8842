/** Every list of records, by area, with a search: for administrators, and for what no screen of its own is made for. */
import { Box, Card, CardActionArea, TextField, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { use, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { EmptyState } from '../generic/EmptyState.tsx';
import { Page } from '../generic/Page.tsx';
import { useLabel } from '../i18n/useLabel.ts';
import { EntityIcon } from './EntityIcon.tsx';
import { MenuContext } from './MenuContext.ts';
import { rank } from './palette/rank.ts';
import type { DataGroup } from './planMenu.ts';
import { useMenuName } from './useMenuName.ts';

function Group({ group }: { readonly group: DataGroup }) {
  const label = useLabel();
  const nameOf = useMenuName();
  return (
    <Box component="section" sx={{ mb: 4 }}>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        {label(group.label)}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(208px, 1fr))' }}>
        {group.items.map((item) => (
          <Card key={item.path} variant="outlined">
            <CardActionArea
              component={RouterLink}
              to={item.path}
              sx={{ p: 2, display: 'flex', gap: 1.5, justifyContent: 'flex-start' }}
            >
              <EntityIcon name={item.icon} />
              {nameOf(item)}
            </CardActionArea>
          </Card>
        ))}
      </Box>
    </Box>
  );
}

export function AllData() {
  const translate = useTranslate();
  const nameOf = useMenuName();
  const { data } = use(MenuContext);
  const [search, setSearch] = useState('');
  const groups = data
    .map((group) => (search ? { ...group, items: rank(group.items, search, nameOf) } : group))
    .filter(({ items }) => items.length > 0);
  return (
    <Page title={translate('app.data.title')} subtitle={translate('app.data.text')}>
      <TextField
        type="search"
        label={translate('app.data.search')}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        sx={{ mb: 3, width: '100%', maxWidth: 400 }}
      />
      {groups.map((group) => (
        <Group key={group.name} group={group} />
      ))}
      {groups.length === 0 && <EmptyState title={translate('app.menu.none')} />}
    </Page>
  );
}
