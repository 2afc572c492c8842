/** What the server does beyond metadata for the area "sale": sorted, a line an entry. Found by `overrides/behaviours.ts`. */

import type { Behaviour, Handler, Service } from '../../server/kit.ts';
import { bookingItemBehaviour } from './BookingItem/server.ts';
import { bookingTrackBehaviour } from './BookingTrack/server/behaviour.ts';
import { cartBehaviour } from './Cart/server/behaviour.ts';
import { optionMails } from './Cart/server/optionMails.ts';
import { cartsService } from './Cart/server/sweepCarts.ts';
import { cartItemBehaviour } from './CartItem/server/behaviour.ts';
import { clientAccountBehaviour } from './ClientAccount/server/behaviour.ts';
import { listStandings } from './ClientAccount/server/standings.ts';
import { debitBehaviour } from './Debit/server/behaviour.ts';
import { exchangeBehaviour } from './Exchange/server/behaviour.ts';
import {
  linkedOrderBehaviour,
  paymentAttemptBehaviour,
  paymentLinkBehaviour,
} from './OnlinePayment/server/behaviour.ts';
import { onlinePayments } from './OnlinePayment/server/service.ts';
import { quotationBehaviour } from './Quotation/server/quotation.ts';
import { cartPaymentBehaviour, terminalPaymentBehaviour } from './TerminalPayment/server/behaviour.ts';
import { terminalPayments } from './TerminalPayment/server/service.ts';

export const behaviours: readonly Behaviour[] = [
  clientAccountBehaviour,
  bookingItemBehaviour,
  bookingTrackBehaviour,
  cartBehaviour,
  cartPaymentBehaviour,
  cartItemBehaviour,
  debitBehaviour,
  exchangeBehaviour,
  linkedOrderBehaviour,
  paymentAttemptBehaviour,
  paymentLinkBehaviour,
  quotationBehaviour,
  terminalPaymentBehaviour,
];

export const calls: readonly Handler[] = [listStandings];

export const services: readonly Service[] = [cartsService, onlinePayments, optionMails, terminalPayments];
