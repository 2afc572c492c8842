/** Every icon the metadata and the route entries may name: a chunk of its own, fetched where one is not in the menu. */
import AccountBalanceWallet from '@mui/icons-material/AccountBalanceWalletOutlined';
import AccountTree from '@mui/icons-material/AccountTreeOutlined';
import AddCircle from '@mui/icons-material/AddCircleOutlined';
import AddLink from '@mui/icons-material/AddLinkOutlined';
import AdminPanelSettings from '@mui/icons-material/AdminPanelSettingsOutlined';
import Assignment from '@mui/icons-material/AssignmentOutlined';
import Badge from '@mui/icons-material/BadgeOutlined';
import Bookmark from '@mui/icons-material/BookmarkOutlined';
import Business from '@mui/icons-material/BusinessOutlined';
import CalendarMonth from '@mui/icons-material/CalendarMonthOutlined';
import Campaign from '@mui/icons-material/CampaignOutlined';
import Category from '@mui/icons-material/CategoryOutlined';
import Chair from '@mui/icons-material/ChairOutlined';
import ConfirmationNumber from '@mui/icons-material/ConfirmationNumberOutlined';
import ContactMail from '@mui/icons-material/ContactMailOutlined';
import CreditCard from '@mui/icons-material/CreditCardOutlined';
import CreditScore from '@mui/icons-material/CreditScoreOutlined';
import DateRange from '@mui/icons-material/DateRangeOutlined';
import Description from '@mui/icons-material/DescriptionOutlined';
import DynamicForm from '@mui/icons-material/DynamicFormOutlined';
import EventRepeat from '@mui/icons-material/EventRepeatOutlined';
import FactCheck from '@mui/icons-material/FactCheckOutlined';
import FilterAlt from '@mui/icons-material/FilterAltOutlined';
import FilterList from '@mui/icons-material/FilterListOutlined';
import Flag from '@mui/icons-material/FlagOutlined';
import Folder from '@mui/icons-material/FolderOutlined';
import Functions from '@mui/icons-material/FunctionsOutlined';
import GridView from '@mui/icons-material/GridViewOutlined';
import Handshake from '@mui/icons-material/HandshakeOutlined';
import Help from '@mui/icons-material/HelpOutlined';
import Info from '@mui/icons-material/InfoOutlined';
import IosShare from '@mui/icons-material/IosShareOutlined';
import Key from '@mui/icons-material/KeyOutlined';
import Label from '@mui/icons-material/LabelOutlined';
import Link from '@mui/icons-material/LinkOutlined';
import ListAlt from '@mui/icons-material/ListAltOutlined';
import LocalOffer from '@mui/icons-material/LocalOfferOutlined';
import LocalShipping from '@mui/icons-material/LocalShippingOutlined';
import MapIcon from '@mui/icons-material/MapOutlined';
import MenuBook from '@mui/icons-material/MenuBookOutlined';
import NotificationsNone from '@mui/icons-material/NotificationsNoneOutlined';
import Notifications from '@mui/icons-material/NotificationsOutlined';
import Payments from '@mui/icons-material/PaymentsOutlined';
import People from '@mui/icons-material/PeopleOutlined';
import Percent from '@mui/icons-material/PercentOutlined';
import Person from '@mui/icons-material/PersonOutlined';
import PieChart from '@mui/icons-material/PieChartOutlined';
import Place from '@mui/icons-material/PlaceOutlined';
import Policy from '@mui/icons-material/PolicyOutlined';
import Public from '@mui/icons-material/PublicOutlined';
import Receipt from '@mui/icons-material/ReceiptOutlined';
import Redeem from '@mui/icons-material/RedeemOutlined';
import ReportProblem from '@mui/icons-material/ReportProblemOutlined';
import RequestQuote from '@mui/icons-material/RequestQuoteOutlined';
import Route from '@mui/icons-material/RouteOutlined';
import Savings from '@mui/icons-material/SavingsOutlined';
import Schedule from '@mui/icons-material/ScheduleOutlined';
import Sell from '@mui/icons-material/SellOutlined';
import Sensors from '@mui/icons-material/SensorsOutlined';
import ShoppingBasket from '@mui/icons-material/ShoppingBasketOutlined';
import ShoppingCart from '@mui/icons-material/ShoppingCartOutlined';
import ShortText from '@mui/icons-material/ShortTextOutlined';
import Speed from '@mui/icons-material/SpeedOutlined';
import Style from '@mui/icons-material/StyleOutlined';
import SwapHoriz from '@mui/icons-material/SwapHorizOutlined';
import Task from '@mui/icons-material/TaskOutlined';
import TheaterComedy from '@mui/icons-material/TheaterComedyOutlined';
import Tune from '@mui/icons-material/TuneOutlined';
import Undo from '@mui/icons-material/UndoOutlined';
import ViewModule from '@mui/icons-material/ViewModuleOutlined';
import VpnKey from '@mui/icons-material/VpnKeyOutlined';
import Wallet from '@mui/icons-material/WalletOutlined';
import Web from '@mui/icons-material/WebOutlined';
import WorkspacePremium from '@mui/icons-material/WorkspacePremiumOutlined';
import type { IconName } from '../../schema/iconNames.ts';
import { type Icon, menuIcons } from './menuIcons.ts';

const drawn: Readonly<Record<IconName, Icon>> = {
  ...menuIcons,
  AccountBalanceWallet,
  AccountTree,
  AddCircle,
  AddLink,
  AdminPanelSettings,
  Assignment,
  Badge,
  Bookmark,
  Business,
  CalendarMonth,
  Campaign,
  Category,
  Chair,
  ConfirmationNumber,
  ContactMail,
  CreditCard,
  CreditScore,
  DateRange,
  Description,
  DynamicForm,
  EventRepeat,
  FactCheck,
  FilterAlt,
  FilterList,
  Flag,
  Folder,
  Functions,
  GridView,
  Handshake,
  Help,
  Info,
  IosShare,
  Key,
  Label,
  Link,
  ListAlt,
  LocalOffer,
  LocalShipping,
  Map: MapIcon,
  MenuBook,
  Notifications,
  NotificationsNone,
  Payments,
  People,
  Percent,
  Person,
  PieChart,
  Place,
  Policy,
  Public,
  Receipt,
  Redeem,
  ReportProblem,
  RequestQuote,
  Route,
  Savings,
  Schedule,
  Sell,
  Sensors,
  ShoppingBasket,
  ShoppingCart,
  ShortText,
  Speed,
  Style,
  SwapHoriz,
  Task,
  TheaterComedy,
  Tune,
  Undo,
  ViewModule,
  VpnKey,
  Wallet,
  Web,
  WorkspacePremium,
};

export const icons: Readonly<Partial<Record<string, Icon>>> = drawn;
