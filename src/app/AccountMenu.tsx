/** Who is signed in, and what is theirs to choose: language, light or dark, the way out. */
import DarkIcon from '@mui/icons-material/DarkModeOutlined';
import KeyboardIcon from '@mui/icons-material/KeyboardOutlined';
import LightIcon from '@mui/icons-material/LightModeOutlined';
import LogoutIcon from '@mui/icons-material/Logout';
import TranslateIcon from '@mui/icons-material/Translate';
import ExpandIcon from '@mui/icons-material/UnfoldMore';
import {
  Avatar,
  Box,
  ButtonBase,
  Divider,
  ListItemIcon,
  Menu,
  MenuItem,
  type PopoverActions,
} from '@mui/material';
import { useGetIdentity, useLocaleState, useLocales, useLogout, useTranslate } from 'ra-core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSettled } from '../data/useSettled.ts';
import { colors } from '../theme/palette.ts';
import { useMode } from '../theme/useMode.ts';
import { FrameParts } from './FrameParts.tsx';

const initials = (name: string) =>
  name
    .split(/\s+/)
    .map((word) => word[0] ?? '')
    .join('')
    .slice(0, 2)
    .toUpperCase();

export function AccountMenu({ onHelp }: { readonly onHelp: () => void }) {
  const translate = useTranslate();
  const { identity } = useGetIdentity();
  const [locale, setLocale] = useLocaleState();
  const locales = useLocales();
  const [theme, setTheme] = useMode();
  const logout = useLogout();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  /** Whoever comes near is about to open it: its items are there before, and none moves under the pointer. */
  const [isNear, setNear] = useState(false);
  const place = useRef<PopoverActions>(null);
  /** Items may still come after it opens, at the foot of the screen: without this the way out would be below it. */
  const keepInView = useCallback((list: HTMLElement | null) => {
    if (!list) return undefined;
    const observer = new ResizeObserver(() => place.current?.updatePosition());
    observer.observe(list);
    return () => observer.disconnect();
  }, []);
  // Some of its items lead elsewhere.
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what it follows
  useEffect(() => setAnchor(null), [key]);
  const name = identity?.fullName ?? translate('app.account.label');
  const isSettled = useSettled();
  const isDark = theme === 'dark';
  return (
    <Box sx={{ p: 1, borderTop: `1px solid ${colors.plumSoft}` }}>
      <ButtonBase
        onPointerEnter={() => setNear(true)}
        onFocus={() => setNear(true)}
        onClick={(event) => setAnchor(event.currentTarget)}
        aria-haspopup="menu"
        sx={{
          width: '100%',
          justifyContent: 'flex-start',
          gap: 1.5,
          p: 1,
          borderRadius: 1,
          color: colors.chalk,
          font: 'inherit',
          textAlign: 'left',
        }}
      >
        <Avatar
          sx={{
            width: 32,
            height: 32,
            fontSize: 13,
            bgcolor: colors.ember,
            color: colors.plumDeep,
            fontWeight: 700,
          }}
        >
          {initials(name)}
        </Avatar>
        <Box
          sx={{
            flexGrow: 1,
            minWidth: 0,
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
            fontSize: 14.5,
          }}
        >
          {name}
          {isSettled && <FrameParts place="caller" />}
        </Box>
        <ExpandIcon fontSize="small" />
      </ButtonBase>
      <Menu
        action={place}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        keepMounted={isNear}
        // In the frame's own landmark; what lies outside of all of them is hard to find for who hears a page.
        disablePortal
        slotProps={{ paper: { sx: { minWidth: 220 } }, list: { ref: keepInView } }}
      >
        {locales.map((each) => (
          <MenuItem
            key={each.locale}
            selected={each.locale === locale}
            lang={each.locale}
            onClick={() => setLocale(each.locale)}
          >
            <ListItemIcon>{each.locale === locale && <TranslateIcon fontSize="small" />}</ListItemIcon>
            {each.name}
          </MenuItem>
        ))}
        <Divider />
        <MenuItem onClick={() => setTheme(isDark ? 'light' : 'dark')}>
          <ListItemIcon>
            {isDark ? <LightIcon fontSize="small" /> : <DarkIcon fontSize="small" />}
          </ListItemIcon>
          {translate(isDark ? 'app.account.light' : 'app.account.dark')}
        </MenuItem>
        <MenuItem
          onClick={() => {
            close();
            onHelp();
          }}
        >
          <ListItemIcon>
            <KeyboardIcon fontSize="small" />
          </ListItemIcon>
          {translate('app.shortcuts.title')}
        </MenuItem>
        <FrameParts place="account" />
        <Divider />
        <MenuItem onClick={() => logout()}>
          <ListItemIcon>
            <LogoutIcon fontSize="small" />
          </ListItemIcon>
          {translate('app.account.signOut')}
        </MenuItem>
      </Menu>
    </Box>
  );
}
