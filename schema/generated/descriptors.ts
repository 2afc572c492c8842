// Made by codegen from schema/*/*.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../descriptor.ts';
import type { EntityName } from './entities.ts';
import { accountsUserDescriptor } from './accounts/AccountsUser.ts';
import { bookingDescriptor } from './sale/Booking.ts';
import { bookingItemDescriptor } from './sale/BookingItem.ts';
import { cartDescriptor } from './sale/Cart.ts';
import { cartItemDescriptor } from './sale/CartItem.ts';
import { contingentDescriptor } from './seating/Contingent.ts';
import { contractDescriptor } from './contract/Contract.ts';
import { customerDescriptor } from './customers/Customer.ts';
import { deskPaymentMethodDescriptor } from './desk/DeskPaymentMethod.ts';
import { deskSessionDescriptor } from './desk/DeskSession.ts';
import { deviceStateDescriptor } from './box/DeviceState.ts';
import { eventDateDescriptor } from './programming/EventDate.ts';
import { featureDescriptor } from './contract/Feature.ts';
import { orderDescriptor } from './orders/Order.ts';
import { orderFeeItemDescriptor } from './orders/OrderFeeItem.ts';
import { orderItemDescriptor } from './orders/OrderItem.ts';
import { organizationalUnitDescriptor } from './contract/OrganizationalUnit.ts';
import { paymentDescriptor } from './money/Payment.ts';
import { policyDescriptor } from './accounts/Policy.ts';
import { roleDescriptor } from './accounts/Role.ts';
import { seasonDescriptor } from './programming/Season.ts';
import { sellingDeviceDescriptor } from './desk/SellingDevice.ts';
import { stockContingentDescriptor } from './seating/StockContingent.ts';
import { tagDescriptor } from './programming/Tag.ts';
import { taxDescriptor } from './programming/Tax.ts';
import { ticketDescriptor } from './tickets/Ticket.ts';
import { ticketPriceDescriptor } from './programming/TicketPrice.ts';
import { ticketPriceGroupDescriptor } from './programming/TicketPriceGroup.ts';
import { ticketingDescriptor } from './programming/Ticketing.ts';
import { ticketingCategoryDescriptor } from './programming/TicketingCategory.ts';
import { transactionDescriptor } from './money/Transaction.ts';
import { venueDescriptor } from './programming/Venue.ts';
import { versionDescriptor } from './contract/Version.ts';

export const descriptors: Readonly<Record<EntityName, EntityDescriptor>> = {
  AccountsUser: accountsUserDescriptor,
  Booking: bookingDescriptor,
  BookingItem: bookingItemDescriptor,
  Cart: cartDescriptor,
  CartItem: cartItemDescriptor,
  Contingent: contingentDescriptor,
  Contract: contractDescriptor,
  Customer: customerDescriptor,
  DeskPaymentMethod: deskPaymentMethodDescriptor,
  DeskSession: deskSessionDescriptor,
  DeviceState: deviceStateDescriptor,
  EventDate: eventDateDescriptor,
  Feature: featureDescriptor,
  Order: orderDescriptor,
  OrderFeeItem: orderFeeItemDescriptor,
  OrderItem: orderItemDescriptor,
  OrganizationalUnit: organizationalUnitDescriptor,
  Payment: paymentDescriptor,
  Policy: policyDescriptor,
  Role: roleDescriptor,
  Season: seasonDescriptor,
  SellingDevice: sellingDeviceDescriptor,
  StockContingent: stockContingentDescriptor,
  Tag: tagDescriptor,
  Tax: taxDescriptor,
  Ticket: ticketDescriptor,
  TicketPrice: ticketPriceDescriptor,
  TicketPriceGroup: ticketPriceGroupDescriptor,
  Ticketing: ticketingDescriptor,
  TicketingCategory: ticketingCategoryDescriptor,
  Transaction: transactionDescriptor,
  Venue: venueDescriptor,
  Version: versionDescriptor,
};
