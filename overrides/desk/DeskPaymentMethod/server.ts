/** A desk payment method through the API: hiding and showing it. */
import type { Behaviour } from '../../../server/kit.ts';
import { setVisibility } from '../../programming/Visibility/server.ts';

export const deskPaymentMethodBehaviour: Behaviour = {
  entity: 'DeskPaymentMethod',
  actions: setVisibility('DeskPaymentMethod', 'desk_payment_method'),
};
