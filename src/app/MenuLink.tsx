/** One line of the menu. */
import { Box, ButtonBase } from '@mui/material';
import { NavLink } from 'react-router-dom';
import { colors } from '../theme/palette.ts';
import { EntityIcon } from './EntityIcon.tsx';
import type { MenuItem } from './planMenu.ts';

export interface MenuLinkProps {
  readonly item: MenuItem;
  readonly name: string;
  readonly onNavigate: () => void;
  /** One of the lines behind a section's: no icon, and set in. */
  readonly isBelow?: boolean;
  /** Another line is lit in its place. */
  readonly isQuiet?: boolean;
  /** Room for the button that shows the lines behind it. */
  readonly hasMore?: boolean;
}

export function MenuLink({ item, name, onNavigate, isBelow, isQuiet, hasMore }: MenuLinkProps) {
  return (
    <ButtonBase
      component={NavLink}
      to={item.path}
      // An entity's item stays lit on its records; a route's does not stand for what lies below it.
      end={typeof item.label === 'string'}
      onClick={onNavigate}
      sx={{
        width: '100%',
        justifyContent: 'flex-start',
        gap: 1.5,
        pl: isBelow ? 6 : 2,
        pr: hasMore ? 5 : 2,
        minHeight: isBelow ? 34 : 38,
        borderRadius: 1,
        font: 'inherit',
        fontSize: isBelow ? 14 : 14.5,
        lineHeight: 1.35,
        color: isBelow ? colors.chalkSoft : colors.chalk,
        '&:hover': { bgcolor: 'rgba(255,255,255,0.07)', color: colors.chalk },
        ...(!isQuiet && { '&.active': { bgcolor: colors.selected, color: '#fff', fontWeight: 600 } }),
        '&:focus-visible': { outline: `2px solid ${colors.ember}`, outlineOffset: -2 },
      }}
    >
      {!isBelow && <EntityIcon name={item.icon} />}
      <Box component="span" sx={{ minWidth: 0 }}>
        {name}
      </Box>
    </ButtonBase>
  );
}
