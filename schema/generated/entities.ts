// Made by codegen from schema/*/*.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../descriptor.ts';
import type { AccountsUser, AccountsUserInput } from './accounts/AccountsUser.ts';
import type { Booking, BookingInput } from './sale/Booking.ts';
import type { BookingItem, BookingItemInput } from './sale/BookingItem.ts';
import type { Cart, CartInput } from './sale/Cart.ts';
import type { CartItem, CartItemInput } from './sale/CartItem.ts';
import type { Contingent, ContingentInput } from './seating/Contingent.ts';
import type { Contract, ContractInput } from './contract/Contract.ts';
import type { Customer, CustomerInput } from './customers/Customer.ts';
import type { DeskPaymentMethod, DeskPaymentMethodInput } from './desk/DeskPaymentMethod.ts';
import type { DeskSession, DeskSessionInput } from './desk/DeskSession.ts';
import type { DeviceState, DeviceStateInput } from './box/DeviceState.ts';
import type { EventDate, EventDateInput } from './programming/EventDate.ts';
import type { Feature, FeatureInput } from './contract/Feature.ts';
import type { Order, OrderInput } from './orders/Order.ts';
import type { OrderFeeItem, OrderFeeItemInput } from './orders/OrderFeeItem.ts';
import type { OrderItem, OrderItemInput } from './orders/OrderItem.ts';
import type { OrganizationalUnit, OrganizationalUnitInput } from './contract/OrganizationalUnit.ts';
import type { Payment, PaymentInput } from './money/Payment.ts';
import type { Policy, PolicyInput } from './accounts/Policy.ts';
import type { Role, RoleInput } from './accounts/Role.ts';
import type { Season, SeasonInput } from './programming/Season.ts';
import type { SellingDevice, SellingDeviceInput } from './desk/SellingDevice.ts';
import type { StockContingent, StockContingentInput } from './seating/StockContingent.ts';
import type { Tag, TagInput } from './programming/Tag.ts';
import type { Tax, TaxInput } from './programming/Tax.ts';
import type { Ticket, TicketInput } from './tickets/Ticket.ts';
import type { TicketPrice, TicketPriceInput } from './programming/TicketPrice.ts';
import type { TicketPriceGroup, TicketPriceGroupInput } from './programming/TicketPriceGroup.ts';
import type { Ticketing, TicketingInput } from './programming/Ticketing.ts';
import type { TicketingCategory, TicketingCategoryInput } from './programming/TicketingCategory.ts';
import type { Transaction, TransactionInput } from './money/Transaction.ts';
import type { Venue, VenueInput } from './programming/Venue.ts';
import type { Version, VersionInput } from './contract/Version.ts';

/** What every entity is answered as, by name. */
export interface EntityTypes {
  AccountsUser: AccountsUser;
  Booking: Booking;
  BookingItem: BookingItem;
  Cart: Cart;
  CartItem: CartItem;
  Contingent: Contingent;
  Contract: Contract;
  Customer: Customer;
  DeskPaymentMethod: DeskPaymentMethod;
  DeskSession: DeskSession;
  DeviceState: DeviceState;
  EventDate: EventDate;
  Feature: Feature;
  Order: Order;
  OrderFeeItem: OrderFeeItem;
  OrderItem: OrderItem;
  OrganizationalUnit: OrganizationalUnit;
  Payment: Payment;
  Policy: Policy;
  Role: Role;
  Season: Season;
  SellingDevice: SellingDevice;
  StockContingent: StockContingent;
  Tag: Tag;
  Tax: Tax;
  Ticket: Ticket;
  TicketPrice: TicketPrice;
  TicketPriceGroup: TicketPriceGroup;
  Ticketing: Ticketing;
  TicketingCategory: TicketingCategory;
  Transaction: Transaction;
  Venue: Venue;
  Version: Version;
}

/** What is accepted for every entity, by name. */
export interface EntityInputs {
  AccountsUser: AccountsUserInput;
  Booking: BookingInput;
  BookingItem: BookingItemInput;
  Cart: CartInput;
  CartItem: CartItemInput;
  Contingent: ContingentInput;
  Contract: ContractInput;
  Customer: CustomerInput;
  DeskPaymentMethod: DeskPaymentMethodInput;
  DeskSession: DeskSessionInput;
  DeviceState: DeviceStateInput;
  EventDate: EventDateInput;
  Feature: FeatureInput;
  Order: OrderInput;
  OrderFeeItem: OrderFeeItemInput;
  OrderItem: OrderItemInput;
  OrganizationalUnit: OrganizationalUnitInput;
  Payment: PaymentInput;
  Policy: PolicyInput;
  Role: RoleInput;
  Season: SeasonInput;
  SellingDevice: SellingDeviceInput;
  StockContingent: StockContingentInput;
  Tag: TagInput;
  Tax: TaxInput;
  Ticket: TicketInput;
  TicketPrice: TicketPriceInput;
  TicketPriceGroup: TicketPriceGroupInput;
  Ticketing: TicketingInput;
  TicketingCategory: TicketingCategoryInput;
  Transaction: TransactionInput;
  Venue: VenueInput;
  Version: VersionInput;
}

export type EntityName = keyof EntityTypes;

/** What menus and links need of an entity before its descriptor is loaded. */
export type EntitySummary = Pick<
  EntityDescriptor,
  'name' | 'area' | 'api' | 'collection' | 'scope' | 'title' | 'label' | 'plural' | 'group' | 'icon' | 'operations'
> & { readonly name: EntityName };

export const entities: readonly EntitySummary[] = [
  {"name":"AccountsUser","area":"accounts","api":"accounts","collection":"/users","scope":"contract","title":"fullName","label":{"en":"User","fr":"Utilisateur"},"plural":{"en":"Users","fr":"Utilisateurs"},"group":"accounts","icon":"Person","operations":["list","read","create","update"]},
  {"name":"Booking","area":"sale","api":"ticketing","collection":"/bookings","scope":"contract","title":"entityName","label":{"en":"Booking","fr":"Dossier"},"plural":{"en":"Bookings","fr":"Dossiers"},"group":"sale","icon":"BookOnline","operations":["list","read"]},
  {"name":"BookingItem","area":"sale","api":"ticketing","collection":"/booking_items","scope":"contract","title":"ticketPriceName","label":{"en":"Booking item","fr":"Article de dossier"},"plural":{"en":"Booking items","fr":"Articles de dossier"},"icon":"ListAlt","operations":["list","read"]},
  {"name":"Cart","area":"sale","api":"ticketing","collection":"/carts","scope":"contract","title":"createdAt","label":{"en":"Cart","fr":"Panier"},"plural":{"en":"Carts","fr":"Paniers"},"group":"sale","icon":"ShoppingCart","operations":["list","read","create","update","delete"]},
  {"name":"CartItem","area":"sale","api":"ticketing","collection":"/cart_items","scope":"contract","title":"groupKey","label":{"en":"Cart item","fr":"Article de panier"},"plural":{"en":"Cart items","fr":"Articles de panier"},"icon":"ShoppingBasket","operations":["list","read"]},
  {"name":"Contingent","area":"seating","api":"ticketing","collection":"/contingents","scope":"contract","title":"name","label":{"en":"Contingent","fr":"Contingent"},"plural":{"en":"Contingents","fr":"Contingents"},"group":"seating","icon":"Groups","operations":["list","read","create","update","delete"]},
  {"name":"Contract","area":"contract","api":"ticketing","collection":"/contracts","scope":"self","title":"companyDisplayName","label":{"en":"Organiser","fr":"Organisateur"},"plural":{"en":"Organisers","fr":"Organisateurs"},"group":"contract","icon":"Business","operations":["list","read","update"]},
  {"name":"Customer","area":"customers","api":"ticketing","collection":"/customers","scope":"contract","title":"displayName","label":{"en":"Customer","fr":"Client"},"plural":{"en":"Customers","fr":"Clients"},"group":"customers","icon":"People","operations":["list","read","create","update","delete"]},
  {"name":"DeskPaymentMethod","area":"desk","api":"ticketing","collection":"/desk_payment_methods","scope":"contract","title":"label","label":{"en":"Payment method","fr":"Moyen de paiement"},"plural":{"en":"Payment methods","fr":"Moyens de paiement"},"group":"desk","icon":"Payments","operations":["list","read","create","update","delete"]},
  {"name":"DeskSession","area":"desk","api":"ticketing","collection":"/desk_sessions","scope":"contract","title":"sessionNumber","label":{"en":"Desk session","fr":"Session de caisse"},"plural":{"en":"Desk sessions","fr":"Sessions de caisse"},"group":"desk","icon":"Schedule","operations":["list","read","create"]},
  {"name":"DeviceState","area":"box","api":"ticketing","collection":"/device_states","scope":"contract","title":"name","label":{"en":"Device","fr":"Appareil"},"plural":{"en":"Devices","fr":"Appareils"},"group":"box","icon":"Print","operations":["list","read","create","update"]},
  {"name":"EventDate","area":"programming","api":"ticketing","collection":"/event_dates","scope":"contract","title":"startDate","label":{"en":"Performance","fr":"Représentation"},"plural":{"en":"Performances","fr":"Représentations"},"group":"programming","icon":"Event","operations":["list","read","create","update","delete"]},
  {"name":"Feature","area":"contract","api":"ticketing","collection":"/features","scope":"global","title":"name","label":{"en":"Feature","fr":"Fonction"},"plural":{"en":"Features","fr":"Fonctions"},"group":"contract","icon":"Flag","operations":["list","read"]},
  {"name":"Order","area":"orders","api":"ticketing","collection":"/orders","scope":"contract","title":"number","label":{"en":"Order","fr":"Commande"},"plural":{"en":"Orders","fr":"Commandes"},"group":"orders","icon":"ReceiptLong","operations":["list","read","update"]},
  {"name":"OrderFeeItem","area":"orders","api":"ticketing","collection":"/order_fee_items","scope":"contract","title":"type","label":{"en":"Order fee","fr":"Frais de commande"},"plural":{"en":"Order fees","fr":"Frais de commande"},"icon":"Receipt","operations":["list","read"]},
  {"name":"OrderItem","area":"orders","api":"ticketing","collection":"/order_items","scope":"contract","title":"label","label":{"en":"Order item","fr":"Article de commande"},"plural":{"en":"Order items","fr":"Articles de commande"},"icon":"Receipt","operations":["list","read"]},
  {"name":"OrganizationalUnit","area":"contract","api":"ticketing","collection":"/organizational_units","scope":"contract","title":"name","label":{"en":"Organisational unit","fr":"Unité organisationnelle"},"plural":{"en":"Organisational units","fr":"Unités organisationnelles"},"group":"contract","icon":"AccountTree","operations":["list","read","create","update","delete"]},
  {"name":"Payment","area":"money","api":"ticketing","collection":"/payments","scope":"contract","title":"createdAt","label":{"en":"Payment","fr":"Paiement"},"plural":{"en":"Payments","fr":"Paiements"},"group":"money","icon":"CreditCard","operations":["list","read"]},
  {"name":"Policy","area":"accounts","api":"accounts","collection":"/policies","scope":"global","title":"name","label":{"en":"Policy","fr":"Droit"},"plural":{"en":"Policies","fr":"Droits"},"group":"accounts","icon":"Policy","operations":["list","read"]},
  {"name":"Role","area":"accounts","api":"accounts","collection":"/roles","scope":"contract","title":"name","label":{"en":"Role","fr":"Rôle"},"plural":{"en":"Roles","fr":"Rôles"},"group":"accounts","icon":"AdminPanelSettings","operations":["list","read","create","update","delete"]},
  {"name":"Season","area":"programming","api":"ticketing","collection":"/seasons","scope":"contract","title":"name","label":{"en":"Season","fr":"Saison"},"plural":{"en":"Seasons","fr":"Saisons"},"group":"programming","icon":"DateRange","operations":["list","read","create","update","delete"]},
  {"name":"SellingDevice","area":"desk","api":"ticketing","collection":"/selling_devices","scope":"contract","title":"name","label":{"en":"Selling device","fr":"Canal de vente"},"plural":{"en":"Selling devices","fr":"Canaux de vente"},"group":"desk","icon":"PointOfSale","operations":["list","read","create","update","delete"]},
  {"name":"StockContingent","area":"seating","api":"ticketing","collection":"/stock_contingents","scope":"contract","title":"name","label":{"en":"Stock contingent","fr":"Contingent de jauge"},"plural":{"en":"Stock contingents","fr":"Contingents de jauge"},"group":"seating","icon":"PieChart","operations":["list","read","create","update","delete"]},
  {"name":"Tag","area":"programming","api":"ticketing","collection":"/tags","scope":"contract","title":"name","label":{"en":"Tag","fr":"Étiquette"},"plural":{"en":"Tags","fr":"Étiquettes"},"group":"programming","icon":"LocalOffer","operations":["list","read","create","update","delete"]},
  {"name":"Tax","area":"programming","api":"ticketing","collection":"/taxes","scope":"global","title":"label","label":{"en":"Tax","fr":"Taxe"},"plural":{"en":"Taxes","fr":"Taxes"},"group":"programming","icon":"Percent","operations":["list","read"]},
  {"name":"Ticket","area":"tickets","api":"ticketing","collection":"/tickets","scope":"contract","title":"number","label":{"en":"Ticket","fr":"Billet"},"plural":{"en":"Tickets","fr":"Billets"},"group":"tickets","icon":"ConfirmationNumber","operations":["list","read","update"]},
  {"name":"TicketPrice","area":"programming","api":"ticketing","collection":"/ticket_prices","scope":"contract","title":"name","label":{"en":"Price","fr":"Tarif"},"plural":{"en":"Prices","fr":"Tarifs"},"group":"programming","icon":"Sell","operations":["list","read","create","update","delete"]},
  {"name":"TicketPriceGroup","area":"programming","api":"ticketing","collection":"/ticket_price_groups","scope":"contract","title":"groupName","label":{"en":"Price group","fr":"Groupe de tarifs"},"plural":{"en":"Price groups","fr":"Groupes de tarifs"},"group":"programming","icon":"Folder","operations":["list","read","create","update","delete"]},
  {"name":"Ticketing","area":"programming","api":"ticketing","collection":"/ticketings","scope":"contract","title":"title","label":{"en":"Show","fr":"Spectacle"},"plural":{"en":"Shows","fr":"Spectacles"},"group":"programming","icon":"TheaterComedy","operations":["list","read","create","update","delete"]},
  {"name":"TicketingCategory","area":"programming","api":"ticketing","collection":"/ticketing_categories","scope":"contract","title":"name","label":{"en":"Category","fr":"Catégorie"},"plural":{"en":"Categories","fr":"Catégories"},"group":"programming","icon":"Category","operations":["list","read","create","update","delete"]},
  {"name":"Transaction","area":"money","api":"ticketing","collection":"/transactions","scope":"contract","title":"name","label":{"en":"Transaction","fr":"Écriture"},"plural":{"en":"Transactions","fr":"Écritures"},"group":"money","icon":"AccountBalance","operations":["list","read"]},
  {"name":"Venue","area":"programming","api":"ticketing","collection":"/venues","scope":"contract","title":"name","label":{"en":"Venue","fr":"Lieu"},"plural":{"en":"Venues","fr":"Lieux"},"group":"programming","icon":"Place","operations":["list","read","create","update","delete"]},
  {"name":"Version","area":"contract","api":"ticketing","collection":"/versions","scope":"global","title":"name","label":{"en":"Version","fr":"Version"},"plural":{"en":"Versions","fr":"Versions"},"group":"contract","icon":"Info","operations":["list","read"]},
];

const loaders: Readonly<Record<EntityName, () => Promise<EntityDescriptor>>> = {
  AccountsUser: () => import('./accounts/AccountsUser.ts').then((file) => file.accountsUserDescriptor),
  Booking: () => import('./sale/Booking.ts').then((file) => file.bookingDescriptor),
  BookingItem: () => import('./sale/BookingItem.ts').then((file) => file.bookingItemDescriptor),
  Cart: () => import('./sale/Cart.ts').then((file) => file.cartDescriptor),
  CartItem: () => import('./sale/CartItem.ts').then((file) => file.cartItemDescriptor),
  Contingent: () => import('./seating/Contingent.ts').then((file) => file.contingentDescriptor),
  Contract: () => import('./contract/Contract.ts').then((file) => file.contractDescriptor),
  Customer: () => import('./customers/Customer.ts').then((file) => file.customerDescriptor),
  DeskPaymentMethod: () => import('./desk/DeskPaymentMethod.ts').then((file) => file.deskPaymentMethodDescriptor),
  DeskSession: () => import('./desk/DeskSession.ts').then((file) => file.deskSessionDescriptor),
  DeviceState: () => import('./box/DeviceState.ts').then((file) => file.deviceStateDescriptor),
  EventDate: () => import('./programming/EventDate.ts').then((file) => file.eventDateDescriptor),
  Feature: () => import('./contract/Feature.ts').then((file) => file.featureDescriptor),
  Order: () => import('./orders/Order.ts').then((file) => file.orderDescriptor),
  OrderFeeItem: () => import('./orders/OrderFeeItem.ts').then((file) => file.orderFeeItemDescriptor),
  OrderItem: () => import('./orders/OrderItem.ts').then((file) => file.orderItemDescriptor),
  OrganizationalUnit: () => import('./contract/OrganizationalUnit.ts').then((file) => file.organizationalUnitDescriptor),
  Payment: () => import('./money/Payment.ts').then((file) => file.paymentDescriptor),
  Policy: () => import('./accounts/Policy.ts').then((file) => file.policyDescriptor),
  Role: () => import('./accounts/Role.ts').then((file) => file.roleDescriptor),
  Season: () => import('./programming/Season.ts').then((file) => file.seasonDescriptor),
  SellingDevice: () => import('./desk/SellingDevice.ts').then((file) => file.sellingDeviceDescriptor),
  StockContingent: () => import('./seating/StockContingent.ts').then((file) => file.stockContingentDescriptor),
  Tag: () => import('./programming/Tag.ts').then((file) => file.tagDescriptor),
  Tax: () => import('./programming/Tax.ts').then((file) => file.taxDescriptor),
  Ticket: () => import('./tickets/Ticket.ts').then((file) => file.ticketDescriptor),
  TicketPrice: () => import('./programming/TicketPrice.ts').then((file) => file.ticketPriceDescriptor),
  TicketPriceGroup: () => import('./programming/TicketPriceGroup.ts').then((file) => file.ticketPriceGroupDescriptor),
  Ticketing: () => import('./programming/Ticketing.ts').then((file) => file.ticketingDescriptor),
  TicketingCategory: () => import('./programming/TicketingCategory.ts').then((file) => file.ticketingCategoryDescriptor),
  Transaction: () => import('./money/Transaction.ts').then((file) => file.transactionDescriptor),
  Venue: () => import('./programming/Venue.ts').then((file) => file.venueDescriptor),
  Version: () => import('./contract/Version.ts').then((file) => file.versionDescriptor),
};

/** One entity as metadata describes it, fetched when first asked for. */
export function loadDescriptor(name: EntityName): Promise<EntityDescriptor> {
  return loaders[name]();
}
