/** What the server does beyond metadata for the area "desk": sorted, a line an entry. Found by `overrides/behaviours.ts`. */
import type { Behaviour, Handler, Service } from '../../server/kit.ts';
import { cashMovementBehaviour } from './CashMovement/server/behaviour.ts';
import { deskPaymentMethodBehaviour } from './DeskPaymentMethod/server.ts';
import { deskSessionBehaviour } from './DeskSession/server/behaviour.ts';
import { live } from './Live/server/service.ts';
import { featureBehaviour } from './Notifications/server/featureBehaviour.ts';
import { desk } from './Notifications/server/service.ts';
import { sellingDeviceBehaviour } from './SellingDevice/server.ts';
import { switchContract } from './Switch/server/switchContract.ts';

export const behaviours: readonly Behaviour[] = [
  cashMovementBehaviour,
  deskPaymentMethodBehaviour,
  deskSessionBehaviour,
  featureBehaviour,
  sellingDeviceBehaviour,
];

export const calls: readonly Handler[] = [switchContract];

export const services: readonly Service[] = [desk, live];
