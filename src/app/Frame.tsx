/** The admin's frame: the menu at the side (behind a button on narrow screens), the screen in the middle. */

import MenuIcon from '@mui/icons-material/Menu';
import SearchIcon from '@mui/icons-material/Search';
import { Box, Drawer, IconButton, type Theme, Typography, useMediaQuery } from '@mui/material';
import { useLocale, useTranslate } from 'ra-core';
import {
  type ComponentType,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { listLongWork, subscribeLongWork } from '../data/longWork.ts';
import { PageLoading } from '../generic/PageLoading.tsx';
import { lazyPart } from '../parts/lazyPart.tsx';
import { currentCaller } from '../session/currentCaller.ts';
import { colors } from '../theme/palette.ts';
import { unprinted } from '../theme/unprinted.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { FrameShortcuts, type Sheet } from './FrameShortcuts.tsx';
import { HeadParts } from './HeadParts.tsx';
import { MainMenu } from './MainMenu.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';
import { useRemember } from './palette/recents.ts';
import { ScreenBoundary } from './ScreenBoundary.tsx';
import { TrayContext } from './TrayContext.ts';
import { useContentFocus } from './useContentFocus.ts';

const ActingBanner = lazyPart(async () => (await import('./ActingBanner.tsx')).ActingBanner);

const width = 256;

const drawerSx = {
  width,
  bgcolor: colors.plum,
  color: colors.chalk,
  border: 0,
  display: 'flex',
  flexDirection: 'column',
} as const;

export function Frame({ children }: { readonly children: ReactNode }) {
  const translate = useTranslate();
  const locale = useLocale();
  const { pathname } = useLocation();
  const content = useContentFocus(pathname);
  const [isOpen, setOpen] = useState(false);
  const [sheet, setSheet] = useState<Sheet>();
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'));
  useRemember();
  useEffect(() => {
    document.documentElement.lang = locale ?? 'en';
  }, [locale]);
  const side = (
    <>
      <MainMenu
        onNavigate={() => setOpen(false)}
        onPalette={() => {
          setOpen(false);
          setSheet('palette');
        }}
      />
      <Tray />
      <AccountMenu onHelp={() => setSheet('help')} />
    </>
  );
  return (
    <Box sx={{ display: 'flex', minHeight: '100vh', bgcolor: 'background.default' }}>
      <Box
        component="a"
        href="#main-content"
        sx={{
          position: 'absolute',
          left: -9999,
          top: 8,
          zIndex: 2000,
          p: 1,
          bgcolor: 'background.paper',
          '&:focus': { left: 8 },
        }}
      >
        {translate('app.skip')}
      </Box>
      <FrameShortcuts sheet={sheet} onSheet={setSheet} />
      <Drawer
        variant="permanent"
        component="header"
        sx={{ display: { xs: 'none', md: 'block' }, width, flexShrink: 0, ...unprinted }}
        slotProps={{ paper: { sx: drawerSx } }}
      >
        <Brand head={isWide && <HeadParts />} />
        {side}
      </Drawer>
      <Drawer
        variant="temporary"
        open={isOpen}
        onClose={() => setOpen(false)}
        sx={{ display: { md: 'none' } }}
        slotProps={{ paper: { sx: drawerSx, 'aria-label': translate('app.menu.label') } }}
      >
        <Brand />
        {side}
      </Drawer>
      <Box
        sx={{
          '--menu-width': { xs: '0px', md: `${width}px` },
          flexGrow: 1,
          minWidth: 0,
          display: 'flex',
          flexDirection: 'column',
        }}
      >
        <Box
          component="header"
          sx={{
            display: { xs: 'flex', md: 'none' },
            alignItems: 'center',
            gap: 1,
            px: 1,
            height: 56,
            bgcolor: colors.plum,
            color: colors.chalk,
            position: 'sticky',
            top: 0,
            zIndex: 10,
            ...unprinted,
          }}
        >
          <IconButton color="inherit" aria-label={translate('app.menu.open')} onClick={() => setOpen(true)}>
            <MenuIcon />
          </IconButton>
          <BrandName />
          <IconButton
            color="inherit"
            aria-label={translate('app.palette.open')}
            onClick={() => setSheet('palette')}
            sx={{ order: 1 }}
          >
            <SearchIcon />
          </IconButton>
          {!isWide && <HeadParts />}
        </Box>
        <OfflineNotice />
        {currentCaller()?.impersonator && (
          <Suspense>
            <ActingBanner />
          </Suspense>
        )}
        <Box
          component="main"
          ref={content}
          id="main-content"
          tabIndex={-1}
          sx={{ flexGrow: 1, minWidth: 0, outline: 'none !important' }}
        >
          <ScreenBoundary key={pathname}>
            <Suspense fallback={<PageLoading />}>{children}</Suspense>
          </ScreenBoundary>
        </Box>
      </Box>
    </Box>
  );
}

function Tray() {
  const trays: readonly ComponentType[] = use(TrayContext);
  const work = useSyncExternalStore(subscribeLongWork, listLongWork);
  if (work.length === 0) return null;
  return (
    <Suspense>
      {trays.map((Each, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the registry's list never changes
        <Each key={index} />
      ))}
    </Suspense>
  );
}

function Brand({ head }: { readonly head?: ReactNode }) {
  return (
    <Box sx={{ pl: 3, pr: 1, pt: 3, pb: 2, display: 'flex', alignItems: 'center' }}>
      <BrandName />
      {head}
    </Box>
  );
}

function BrandName() {
  const translate = useTranslate();
  return (
    <Typography
      component={RouterLink}
      to="/"
      variant="h2"
      sx={{
        color: 'inherit',
        textDecoration: 'none',
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1.25,
        fontSize: '1.375rem',
      }}
    >
      {/* A ticket's stub: two notches in a slip of paper. */}
      <svg width="22" height="22" viewBox="0 0 24 24" aria-hidden="true">
        <path fill={colors.ember} d="M3 5h18v4.5a2.5 2.5 0 0 0 0 5V19H3v-4.5a2.5 2.5 0 0 0 0-5z" />
        <path stroke={colors.plum} strokeWidth="1.6" strokeDasharray="2 2" d="M15 6v12" />
      </svg>
      {translate('app.name')}
    </Typography>
  );
}
