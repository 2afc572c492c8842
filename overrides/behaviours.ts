/** Every hand-written behaviour and service of the server: sorted, a line an entry. Read by `server/main.ts` alone. */
import type { Behaviour, Service } from '../server/kit.ts';
import { account } from './accounts/Account/server/service.ts';
import { accountsUserBehaviour } from './accounts/AccountsUser/server.ts';
import { contractUserBehaviour } from './accounts/ContractUser/server.ts';
import { deskSellingDeviceBehaviour } from './accounts/DeskSellingDevice/server.ts';
import { deskUserBehaviour } from './accounts/DeskUser/server.ts';
import { me } from './accounts/Me/server/service.ts';
import { passwords } from './accounts/Password/server/service.ts';
import { rights } from './accounts/Policy/server/service.ts';
import { roleBehaviour } from './accounts/Role/server.ts';
import { accounts } from './accounts/SignIn/server/service.ts';
import { channel } from './box/Channel/server/service.ts';
import { deviceStateBehaviour } from './box/DeviceState/server.ts';
import { demo } from './contract/Demo/server/service.ts';
import { referenceData } from './contract/ReferenceData/server/service.ts';
import { savedViewBehaviour } from './contract/SavedView/server.ts';
import { userBehaviour } from './contract/User/server.ts';
import { userDeskNotificationBehaviour } from './contract/UserDeskNotification/server.ts';
import { clientBehaviour } from './customers/Client/server.ts';
import { crmCustomerBehaviour } from './customers/CrmCustomer/server.ts';
import { customerBehaviour } from './customers/Customer/server.ts';
import { customerCouponBehaviour } from './customers/CustomerCoupon/server.ts';
import { customerStatusBehaviour } from './customers/CustomerStatus/server.ts';
import { importedFileBehaviour } from './customers/ImportedFile/server.ts';
import { deskSessionBehaviour } from './desk/DeskSession/server/behaviour.ts';
import { live } from './desk/Live/server/service.ts';
import { featureBehaviour } from './desk/Notifications/server/featureBehaviour.ts';
import { desk } from './desk/Notifications/server/service.ts';
import { sellingDeviceBehaviour } from './desk/SellingDevice/server.ts';
import { mappingBehaviours } from './imports/Mapping/server.ts';
import { providerTicketImportedFileBehaviour } from './imports/ProviderTicketImportedFile/server.ts';
import { jobBehaviour, jobRecordsService } from './jobs/Job/server.ts';
import { minisiteBehaviour } from './minisites/Minisite/server.ts';
import { subscriptionBehaviour } from './money/Subscription/server.ts';
import { transactionGroupBehaviour } from './money/TransactionGroup/server.ts';
import { walletBehaviour } from './money/Wallet/server.ts';
import { couponBehaviour } from './offers/Coupon/server.ts';
import { offerRuleBehaviour } from './offers/OfferRule/server.ts';
import { orderItemBehaviour } from './orders/OrderItem/server.ts';
import { orderItemCashCouponBehaviour } from './orders/OrderItemCashCoupon/server.ts';
import { refundOrderItemBehaviour } from './orders/RefundOrderItem/server.ts';
import { eventDateBehaviour } from './programming/EventDate/server.ts';
import { eventDatePatternBehaviour } from './programming/EventDatePattern/server.ts';
import { ticketingBehaviour } from './programming/Ticketing/server.ts';
import { ticketingOptionStressBehaviour } from './programming/TicketingOptionStress/server.ts';
import { ticketingSellingDeviceBehaviour } from './programming/TicketingSellingDevice/server.ts';
import { ticketPriceBehaviour } from './programming/TicketPrice/server.ts';
import { ticketPriceSeatGroupBehaviour } from './programming/TicketPriceSeatGroup/server.ts';
import { bookingItemBehaviour } from './sale/BookingItem/server.ts';
import { bookingTrackBehaviour } from './sale/BookingTrack/server.ts';
import { cartBehaviour } from './sale/Cart/server/behaviour.ts';
import { cartsService } from './sale/Cart/server/expireCarts.ts';
import { cartItemBehaviour } from './sale/CartItem/server.ts';
import { availableSeatBehaviour } from './seating/AvailableSeat/server.ts';
import { availableSeatModelBehaviour } from './seating/AvailableSeatModel/server.ts';
import { seatBehaviour } from './seating/Seat/server.ts';
import { seatConfigBehaviour } from './seating/SeatConfig/server.ts';
import { stockService } from './seating/Stock/server/stockService.ts';
import { stockContingentBehaviour } from './seating/StockContingent/server.ts';
import { scanConfigBehaviour } from './tickets/ScanConfig/server.ts';
import { scanTrackCheckpointBehaviour } from './tickets/ScanTrackCheckpoint/server.ts';
import { ticketBehaviour } from './tickets/Ticket/server/behaviour.ts';
import { ticketCheckpointBehaviour } from './tickets/TicketCheckpoint/server.ts';

export const behaviours: readonly Behaviour[] = [
  accountsUserBehaviour,
  availableSeatBehaviour,
  availableSeatModelBehaviour,
  bookingItemBehaviour,
  bookingTrackBehaviour,
  cartBehaviour,
  cartItemBehaviour,
  clientBehaviour,
  contractUserBehaviour,
  couponBehaviour,
  crmCustomerBehaviour,
  customerBehaviour,
  customerCouponBehaviour,
  customerStatusBehaviour,
  deskSellingDeviceBehaviour,
  deskSessionBehaviour,
  deskUserBehaviour,
  deviceStateBehaviour,
  eventDateBehaviour,
  eventDatePatternBehaviour,
  featureBehaviour,
  importedFileBehaviour,
  jobBehaviour,
  ...mappingBehaviours,
  minisiteBehaviour,
  offerRuleBehaviour,
  orderItemBehaviour,
  orderItemCashCouponBehaviour,
  providerTicketImportedFileBehaviour,
  refundOrderItemBehaviour,
  roleBehaviour,
  savedViewBehaviour,
  scanConfigBehaviour,
  scanTrackCheckpointBehaviour,
  seatBehaviour,
  seatConfigBehaviour,
  sellingDeviceBehaviour,
  stockContingentBehaviour,
  subscriptionBehaviour,
  ticketBehaviour,
  ticketCheckpointBehaviour,
  ticketingBehaviour,
  ticketingOptionStressBehaviour,
  ticketingSellingDeviceBehaviour,
  ticketPriceBehaviour,
  ticketPriceSeatGroupBehaviour,
  transactionGroupBehaviour,
  userBehaviour,
  userDeskNotificationBehaviour,
  walletBehaviour,
];

export const services: readonly Service[] = [
  account,
  accounts,
  cartsService,
  channel,
  demo,
  desk,
  jobRecordsService,
  live,
  me,
  passwords,
  referenceData,
  rights,
  stockService,
];
