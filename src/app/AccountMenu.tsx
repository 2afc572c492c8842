/** Who is signed in, and what is theirs to choose: language, light or dark, the way out. */
import DarkIcon from '@mui/icons-material/DarkModeOutlined';
import KeyboardIcon from '@mui/icons-material/KeyboardOutlined';
import LightIcon from '@mui/icons-material/LightModeOutlined';
import LogoutIcon from '@mui/icons-material/Logout';
import TranslateIcon from '@mui/icons-material/Translate';
import { Box, Divider, ListItemIcon, Menu, MenuItem, type PopoverActions } from '@mui/material';
import { useLocaleState, useLocales, useLogout, useTranslate } from 'ra-core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { colors } from '../theme/palette.ts';
import { useMode } from '../theme/useMode.ts';
import { AccountButton } from './AccountButton.tsx';
import { FrameParts } from './FrameParts.tsx';

/** Items may still come after a menu opens, at the foot of the screen: without this the way out would be below it. */
function useRoomToGrow() {
  const place = useRef<PopoverActions>(null);
  const list = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const observer = new ResizeObserver(() => place.current?.updatePosition());
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { place, list };
}

export function AccountMenu({ onHelp }: { readonly onHelp: () => void }) {
  const translate = useTranslate();
  const [locale, setLocale] = useLocaleState();
  const locales = useLocales();
  const [theme, setTheme] = useMode();
  const logout = useLogout();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  /** Whoever comes near is about to open it: its items are there before, and none moves under the pointer. */
  const [isNear, setNear] = useState(false);
  const { place, list } = useRoomToGrow();
  // Some of its items lead elsewhere.
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what it follows
  useEffect(() => setAnchor(null), [key]);
  const isDark = theme === 'dark';
  return (
    <Box sx={{ p: 1, borderTop: `1px solid ${colors.plumSoft}` }}>
      <AccountButton onNear={() => setNear(true)} onOpen={setAnchor} />
      <Menu
        action={place}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        keepMounted={isNear}
        // In the frame's own landmark; what lies outside of all of them is hard to find for who hears a page.
        disablePortal
        slotProps={{ paper: { sx: { minWidth: 220 } }, list: { ref: list } }}
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
