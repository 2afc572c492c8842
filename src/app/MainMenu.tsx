/** The menu: a search over every screen, then the groups. */
import SearchIcon from '@mui/icons-material/Search';
import { Box, InputBase, List, ListItemButton, ListItemIcon, ListItemText, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { use, useState } from 'react';
import { NavLink, useNavigate } from 'react-router-dom';
import { useLabel } from '../i18n/useLabel.ts';
import { colors } from '../theme/palette.ts';
import { EntityIcon } from './EntityIcon.tsx';
import { MenuContext } from './MenuContext.ts';
import type { MenuItem } from './menuGroups.ts';

/** Accents and case do not count: "evenement" finds "Événement". */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

export function MainMenu({ onNavigate }: { readonly onNavigate: () => void }) {
  const groups = use(MenuContext);
  const translate = useTranslate();
  const label = useLabel();
  const navigate = useNavigate();
  const [search, setSearch] = useState('');
  const nameOf = (item: MenuItem) =>
    typeof item.label === 'string' ? translate(item.label) : label(item.label);
  const found = groups
    .map((group) => ({
      ...group,
      items: group.items.filter((item) => plain(nameOf(item)).includes(plain(search))),
    }))
    .filter((group) => group.items.length > 0);
  const first = found[0]?.items[0];
  const openFirst = () => {
    if (!search || !first) return;
    void navigate(first.path);
    setSearch('');
    onNavigate();
  };
  return (
    <Box
      component="nav"
      aria-label={translate('app.menu.label')}
      sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, flexGrow: 1 }}
    >
      <Box sx={{ px: 2, pb: 1 }}>
        <InputBase
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && openFirst()}
          placeholder={translate('app.menu.search')}
          inputProps={{ 'aria-label': translate('app.menu.search'), type: 'search' }}
          startAdornment={<SearchIcon fontSize="small" sx={{ mr: 1, opacity: 0.8 }} />}
          sx={{
            width: '100%',
            px: 1.5,
            height: 40,
            borderRadius: 1,
            color: 'inherit',
            bgcolor: 'rgba(255,255,255,0.08)',
            '&:focus-within': { outline: `2px solid ${colors.ember}` },
            '& input::placeholder': { color: colors.chalkSoft, opacity: 1 },
          }}
        />
      </Box>
      <Box
        sx={{ overflowY: 'auto', flexGrow: 1, pb: 2, scrollbarColor: `${colors.plumSoft} transparent` }}
        tabIndex={-1}
      >
        {found.map((group) => (
          <Box key={group.name} sx={{ mt: 1.5 }}>
            {group.label && (
              <Typography
                component="h2"
                sx={{ px: 3, py: 0.5, fontSize: 13, fontWeight: 500, color: colors.chalkSoft }}
              >
                {label(group.label)}
              </Typography>
            )}
            <List dense disablePadding sx={{ px: 1 }}>
              {group.items.map((item) => (
                <li key={item.path}>
                  <MenuLink item={item} name={nameOf(item)} onNavigate={onNavigate} />
                </li>
              ))}
            </List>
          </Box>
        ))}
        {found.length === 0 && (
          <Typography sx={{ px: 3, py: 2, color: colors.chalkSoft }}>{translate('app.menu.none')}</Typography>
        )}
      </Box>
    </Box>
  );
}

function MenuLink({
  item,
  name,
  onNavigate,
}: {
  readonly item: MenuItem;
  readonly name: string;
  readonly onNavigate: () => void;
}) {
  return (
    <ListItemButton
      component={NavLink}
      to={item.path}
      // An entity's item stays lit on its records; a route's does not stand for what lies below it.
      end={typeof item.label === 'string'}
      onClick={onNavigate}
      sx={{
        borderRadius: 1,
        minHeight: 40,
        px: 2,
        color: colors.chalk,
        '&:hover': { bgcolor: 'rgba(255,255,255,0.07)' },
        '&.active': { bgcolor: colors.curtain, color: '#fff' },
        '&:focus-visible': { outline: `2px solid ${colors.ember}`, outlineOffset: -2 },
      }}
    >
      <ListItemIcon sx={{ minWidth: 32, color: 'inherit' }}>
        <EntityIcon name={item.icon} />
      </ListItemIcon>
      <ListItemText primary={name} slotProps={{ primary: { sx: { fontSize: 14.5 } } }} />
    </ListItemButton>
  );
}
