/** A new seating configuration: numbered seats of a plan, or a number of places; its seats are painted afterwards. */
import { GenericCreate } from '../../../../src/generic/GenericCreate.tsx';
import { RoomSaleForm } from './RoomSaleForm.tsx';

export function RoomSaleCreate() {
  return (
    <GenericCreate>
      <RoomSaleForm />
    </GenericCreate>
  );
}
