/** The menu: a search over every screen and the way to the palette, then the groups, each open or shut. */
import ChevronIcon from '@mui/icons-material/ExpandMore';
import SearchIcon from '@mui/icons-material/Search';
import { Box, ButtonBase, InputBase, List } from '@mui/material';
import { useStore, useTranslate } from 'ra-core';
import { use, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useLabel } from '../i18n/useLabel.ts';
import { isMac } from '../shortcuts/shortcuts.ts';
import { colors } from '../theme/palette.ts';
import { MenuContext } from './MenuContext.ts';
import { MenuLink } from './MenuLink.tsx';
import type { MenuGroup, MenuItem } from './menuGroups.ts';
import { rank } from './palette/rank.ts';

export interface MainMenuProps {
  readonly onNavigate: () => void;
  readonly onPalette: () => void;
}

/** A menu of this many lines needs no folding. */
const manyItems = 24;

export function MainMenu({ onNavigate, onPalette }: MainMenuProps) {
  const groups = use(MenuContext);
  const translate = useTranslate();
  const label = useLabel();
  const navigate = useNavigate();
  const [search, setSearch] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen, or another menu, lights another line
  useEffect(() => {
    list.current?.querySelector('a.active')?.scrollIntoView({ block: 'nearest' });
  }, [pathname, groups]);
  const nameOf = (item: MenuItem) =>
    typeof item.label === 'string' ? translate(item.label) : label(item.label);
  const found = search
    ? groups
        .map((group) => ({ ...group, items: rank(group.items, search, nameOf) }))
        .filter((group) => group.items.length > 0)
    : groups;
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
          slotProps={{ input: { 'aria-label': translate('app.menu.search'), type: 'search' } }}
          startAdornment={<SearchIcon fontSize="small" sx={{ mr: 1, opacity: 0.8 }} />}
          endAdornment={!search && <PaletteButton onClick={onPalette} />}
          sx={{
            width: '100%',
            pl: 1.5,
            pr: 0.5,
            height: 40,
            borderRadius: 1,
            color: 'inherit',
            bgcolor: 'rgba(255,255,255,0.08)',
            '&:focus-within': { outline: `2px solid ${colors.ember}` },
            // With the palette's keys beside it, a word of each language fits whole.
            fontSize: 14,
            '& input::placeholder': { color: colors.chalkSoft, opacity: 1 },
          }}
        />
      </Box>
      <Box
        ref={list}
        sx={{ overflowY: 'auto', flexGrow: 1, pb: 2, scrollbarColor: `${colors.plumSoft} transparent` }}
        tabIndex={-1}
      >
        {found.map((group) => (
          <Group
            key={group.name}
            group={group}
            nameOf={nameOf}
            isFolding={!search && groups.flatMap(({ items }) => items).length > manyItems}
            onNavigate={() => {
              setSearch('');
              onNavigate();
            }}
          />
        ))}
        {found.length === 0 && (
          <Box sx={{ px: 3, py: 2, color: colors.chalkSoft }}>{translate('app.menu.none')}</Box>
        )}
      </Box>
    </Box>
  );
}

function PaletteButton({ onClick }: { readonly onClick: () => void }) {
  const translate = useTranslate();
  return (
    <ButtonBase
      onClick={onClick}
      aria-label={translate('app.palette.open')}
      title={translate('app.palette.open')}
      sx={{
        flexShrink: 0,
        px: 0.75,
        height: 24,
        mr: 0.5,
        borderRadius: 0.5,
        border: `1px solid ${colors.plumSoft}`,
        color: colors.chalkSoft,
        fontSize: 12,
        '&:hover': { color: colors.chalk },
        // The button's name says what it does; its keys are only a hint to the eye.
        '&::after': { content: `"${isMac ? '⌘' : 'Ctrl'} K"` },
      }}
    />
  );
}

function Group({
  group,
  nameOf,
  isFolding,
  onNavigate,
}: {
  readonly group: MenuGroup;
  readonly nameOf: (item: MenuItem) => string;
  readonly isFolding: boolean;
  readonly onNavigate: () => void;
}) {
  const label = useLabel();
  const { pathname } = useLocation();
  const [choices, setChoices] = useStore<Readonly<Record<string, boolean>>>('menu.groups', {});
  const isHere = group.items.some(({ path }) => pathname === path || pathname.startsWith(`${path}/`));
  // Screens made for the work at hand stand open; lists of records open where one is.
  const isWork = group.items.some((item) => typeof item.label === 'string');
  const isOpen = !isFolding || !group.label || (choices[group.name] ?? (isWork || isHere));
  const id = `menu-${group.name}`;
  return (
    <Box sx={{ mt: group.label ? 0.75 : 1.5 }}>
      {group.label && (
        <Box component="h2" sx={{ m: 0, px: 1, font: 'inherit' }}>
          <ButtonBase
            disabled={!isFolding}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setChoices({ ...choices, [group.name]: !isOpen })}
            sx={{
              width: '100%',
              justifyContent: 'space-between',
              px: 2,
              minHeight: 32,
              borderRadius: 1,
              font: 'inherit',
              fontSize: 13,
              fontWeight: 500,
              color: isHere && !isOpen ? colors.ember : colors.chalkSoft,
              '&:hover': { color: colors.chalk },
              '&:focus-visible': { outline: `2px solid ${colors.ember}`, outlineOffset: -2 },
            }}
          >
            {label(group.label)}
            {isFolding && (
              <ChevronIcon
                sx={{ fontSize: 18, transition: 'rotate 0.15s', rotate: isOpen ? '0deg' : '-90deg' }}
              />
            )}
          </ButtonBase>
        </Box>
      )}
      <List id={id} dense disablePadding sx={{ px: 1, display: isOpen ? 'block' : 'none' }}>
        {isOpen &&
          group.items.map((item) => (
            <li key={item.path}>
              <MenuLink item={item} name={nameOf(item)} onNavigate={onNavigate} />
            </li>
          ))}
      </List>
    </Box>
  );
}
