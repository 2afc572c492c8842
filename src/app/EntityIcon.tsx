/** Icons the metadata and the route entries may name. A name that is not here gets a plain mark. */
import AccountBalance from '@mui/icons-material/AccountBalanceOutlined';
import AccountTree from '@mui/icons-material/AccountTreeOutlined';
import AdminPanelSettings from '@mui/icons-material/AdminPanelSettingsOutlined';
import BookOnline from '@mui/icons-material/BookOnlineOutlined';
import Business from '@mui/icons-material/BusinessOutlined';
import Category from '@mui/icons-material/CategoryOutlined';
import Circle from '@mui/icons-material/CircleOutlined';
import ConfirmationNumber from '@mui/icons-material/ConfirmationNumberOutlined';
import CreditCard from '@mui/icons-material/CreditCardOutlined';
import DateRange from '@mui/icons-material/DateRangeOutlined';
import Event from '@mui/icons-material/EventOutlined';
import EventSeat from '@mui/icons-material/EventSeatOutlined';
import Flag from '@mui/icons-material/FlagOutlined';
import Folder from '@mui/icons-material/FolderOutlined';
import Groups from '@mui/icons-material/GroupsOutlined';
import Home from '@mui/icons-material/HomeOutlined';
import Info from '@mui/icons-material/InfoOutlined';
import LocalOffer from '@mui/icons-material/LocalOfferOutlined';
import Payments from '@mui/icons-material/PaymentsOutlined';
import People from '@mui/icons-material/PeopleOutlined';
import Percent from '@mui/icons-material/PercentOutlined';
import Person from '@mui/icons-material/PersonOutlined';
import PieChart from '@mui/icons-material/PieChartOutlined';
import Place from '@mui/icons-material/PlaceOutlined';
import PointOfSale from '@mui/icons-material/PointOfSaleOutlined';
import Policy from '@mui/icons-material/PolicyOutlined';
import Print from '@mui/icons-material/PrintOutlined';
import ReceiptLong from '@mui/icons-material/ReceiptLongOutlined';
import Schedule from '@mui/icons-material/ScheduleOutlined';
import Sell from '@mui/icons-material/SellOutlined';
import Settings from '@mui/icons-material/SettingsOutlined';
import ShoppingCart from '@mui/icons-material/ShoppingCartOutlined';
import TheaterComedy from '@mui/icons-material/TheaterComedyOutlined';
import type { ComponentType } from 'react';

const icons: Readonly<Record<string, ComponentType<{ fontSize?: 'small' }>>> = {
  AccountBalance,
  AccountTree,
  AdminPanelSettings,
  BookOnline,
  Business,
  Category,
  ConfirmationNumber,
  CreditCard,
  DateRange,
  Event,
  EventSeat,
  Flag,
  Folder,
  Groups,
  Home,
  Info,
  LocalOffer,
  Payments,
  People,
  Percent,
  Person,
  PieChart,
  Place,
  PointOfSale,
  Policy,
  Print,
  ReceiptLong,
  Schedule,
  Sell,
  Settings,
  ShoppingCart,
  TheaterComedy,
};

export function EntityIcon({ name }: { readonly name: string | undefined }) {
  const Icon = icons[name ?? ''] ?? Circle;
  return <Icon fontSize="small" />;
}
