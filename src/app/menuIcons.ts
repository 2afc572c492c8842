/** The icons of the lines that the menu begins with, which come with the page. `icons.ts` has the others. */
import AccountBalance from '@mui/icons-material/AccountBalanceOutlined';
import BookOnline from '@mui/icons-material/BookOnlineOutlined';
import Contacts from '@mui/icons-material/ContactsOutlined';
import Event from '@mui/icons-material/EventOutlined';
import EventSeat from '@mui/icons-material/EventSeatOutlined';
import Groups from '@mui/icons-material/GroupsOutlined';
import Home from '@mui/icons-material/HomeOutlined';
import Layers from '@mui/icons-material/LayersOutlined';
import PointOfSale from '@mui/icons-material/PointOfSaleOutlined';
import Print from '@mui/icons-material/PrintOutlined';
import QrCodeScanner from '@mui/icons-material/QrCodeScannerOutlined';
import QueryStats from '@mui/icons-material/QueryStatsOutlined';
import ReceiptLong from '@mui/icons-material/ReceiptLongOutlined';
import Settings from '@mui/icons-material/SettingsOutlined';
import UploadFile from '@mui/icons-material/UploadFileOutlined';
import type { ComponentType } from 'react';
import type { IconName } from '../../schema/iconNames.ts';

export type Icon = ComponentType<{ fontSize?: 'small' }>;

export const menuIcons = {
  AccountBalance,
  BookOnline,
  Contacts,
  Event,
  EventSeat,
  Home,
  PointOfSale,
  Print,
  QrCodeScanner,
  ReceiptLong,
  Settings,
  UploadFile,
  Layers,
  QueryStats,
  Groups,
} satisfies Partial<Record<IconName, Icon>>;
