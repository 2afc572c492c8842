/** A section of the menu: its line, and those behind it, open where one is or when asked. */
import ChevronIcon from '@mui/icons-material/ExpandMore';
import { ButtonBase, List } from '@mui/material';
import { useStore, useTranslate } from 'ra-core';
import { use } from 'react';
import { useLocation } from 'react-router-dom';
import { colors } from '../theme/palette.ts';
import { MenuContext } from './MenuContext.ts';
import { MenuLink } from './MenuLink.tsx';
import type { MenuLines } from './planMenu.ts';
import { useMenuName } from './useMenuName.ts';

export interface MenuSectionLinesProps {
  readonly section: MenuLines;
  readonly onNavigate: () => void;
}

/** Whether a path is of the line whose screen this is, or is below: of several, the longest. */
function useIsAt(): (path: string) => boolean {
  const { pathname } = useLocation();
  const { all } = use(MenuContext);
  const here = all
    .map(({ path }) => path)
    .filter((path) => pathname === path || pathname.startsWith(`${path}/`))
    .reduce((longest, path) => (path.length > longest.length ? path : longest), '');
  return (path) => path === here;
}

export function MenuSectionLines({ section, onNavigate }: MenuSectionLinesProps) {
  const { name, more } = section;
  const translate = useTranslate();
  const nameOf = useMenuName();
  const [choices, setChoices] = useStore<Readonly<Record<string, boolean>>>('menu.sections', {});
  const isAt = useIsAt();
  const isHere = more.some(({ path }) => isAt(path));
  const isOpen = choices[name] ?? (isHere || (isAt(section.path) && section.path !== '/'));
  const id = `menu-${name}`;
  // Under a name of its own the section's first screen stands among its lines, and is lit there.
  const isFirstBelow = more[0]?.path === section.path;
  return (
    <li>
      <div style={{ position: 'relative' }}>
        <MenuLink
          item={section}
          name={nameOf(section)}
          onNavigate={onNavigate}
          isQuiet={isFirstBelow && isOpen}
          hasMore={more.length > 0}
        />
        {more.length > 0 && (
          <ButtonBase
            aria-expanded={isOpen}
            aria-controls={id}
            aria-label={translate('app.menu.more', { name: nameOf(section) })}
            onClick={() => setChoices({ ...choices, [name]: !isOpen })}
            sx={{
              position: 'absolute',
              right: 4,
              top: 3,
              width: 32,
              height: 32,
              borderRadius: 1,
              color: colors.chalkSoft,
              '&:hover': { color: colors.chalk, bgcolor: 'rgba(255,255,255,0.1)' },
              '&:focus-visible': { outline: `2px solid ${colors.ember}`, outlineOffset: -2 },
            }}
          >
            <ChevronIcon
              sx={{ fontSize: 18, transition: 'rotate 0.15s', rotate: isOpen ? '0deg' : '-90deg' }}
            />
          </ButtonBase>
        )}
      </div>
      {more.length > 0 && (
        <List id={id} dense disablePadding sx={{ display: isOpen ? 'block' : 'none', mb: 0.5 }}>
          {isOpen &&
            more.map((item) => (
              <li key={item.path}>
                <MenuLink item={item} name={nameOf(item)} onNavigate={onNavigate} isBelow />
              </li>
            ))}
        </List>
      )}
    </li>
  );
}
