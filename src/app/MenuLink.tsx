/** One line of the menu. */
import { Box, ButtonBase } from '@mui/material';
import { NavLink } from 'react-router-dom';
import { colors } from '../theme/palette.ts';
import { EntityIcon } from './EntityIcon.tsx';
import type { MenuItem } from './menuGroups.ts';

export interface MenuLinkProps {
  readonly item: MenuItem;
  readonly name: string;
  readonly onNavigate: () => void;
}

export function MenuLink({ item, name, onNavigate }: MenuLinkProps) {
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
        px: 2,
        minHeight: 38,
        borderRadius: 1,
        font: 'inherit',
        fontSize: 14.5,
        lineHeight: 1.35,
        color: colors.chalk,
        '&:hover': { bgcolor: 'rgba(255,255,255,0.07)' },
        '&.active': { bgcolor: colors.curtain, color: '#fff' },
        '&:focus-visible': { outline: `2px solid ${colors.ember}`, outlineOffset: -2 },
      }}
    >
      <EntityIcon name={item.icon} />
      <Box component="span" sx={{ minWidth: 0 }}>
        {name}
      </Box>
    </ButtonBase>
  );
}
