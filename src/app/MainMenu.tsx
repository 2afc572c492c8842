/** The menu: a search over every page, then the sections of what people do. */
import { Box, List } from '@mui/material';
import { useTranslate } from 'ra-core';
import { use, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { colors } from '../theme/palette.ts';
import { MenuContext } from './MenuContext.ts';
import { MenuLink } from './MenuLink.tsx';
import { MenuSearch } from './MenuSearch.tsx';
import { MenuSectionLines } from './MenuSectionLines.tsx';
import { rank } from './palette/rank.ts';
import { useMenuName } from './useMenuName.ts';

export interface MainMenuProps {
  readonly onNavigate: () => void;
  readonly onPalette: () => void;
}

export function MainMenu({ onNavigate, onPalette }: MainMenuProps) {
  const menu = use(MenuContext);
  const translate = useTranslate();
  const nameOf = useMenuName();
  const navigate = useNavigate();
  const [search, setSearch] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen, or another menu, lights another line
  useEffect(() => {
    list.current?.querySelector('a.active')?.scrollIntoView({ block: 'nearest' });
  }, [pathname, menu]);
  const found = search ? rank(menu.all, search, nameOf) : [];
  const leave = () => {
    setSearch('');
    onNavigate();
  };
  const openFirst = () => {
    const [first] = found;
    if (!first) return;
    void navigate(first.path);
    leave();
  };
  return (
    <Box
      component="nav"
      aria-label={translate('app.menu.label')}
      sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, flexGrow: 1 }}
    >
      <Box sx={{ px: 2, pb: 1 }}>
        <MenuSearch value={search} onChange={setSearch} onEnter={openFirst} onPalette={onPalette} />
      </Box>
      <Box
        ref={list}
        sx={{ overflowY: 'auto', flexGrow: 1, pb: 2, scrollbarColor: `${colors.plumSoft} transparent` }}
        tabIndex={-1}
      >
        <List disablePadding sx={{ px: 1, pt: 1 }}>
          {search
            ? found.map((item) => (
                <li key={item.path}>
                  <MenuLink item={item} name={nameOf(item)} onNavigate={leave} />
                </li>
              ))
            : menu.sections.map((section) => (
                <MenuSectionLines key={section.name} section={section} onNavigate={onNavigate} />
              ))}
        </List>
        {search && found.length === 0 && (
          <Box sx={{ px: 3, py: 2, color: colors.chalkSoft }}>{translate('app.menu.none')}</Box>
        )}
      </Box>
    </Box>
  );
}
