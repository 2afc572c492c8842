/** `/orders/{orderId}/form-data`: what the customer answered to the forms, and the notes about the order, changed as any record. */
import { ResourceContextProvider } from 'ra-core';
import { GenericEdit } from '../../../../src/generic/GenericEdit.tsx';
import { inputsOf } from '../../../../src/generic/inputsOf.tsx';
import { SchemaProvider } from '../../../../src/generic/SchemaContext.tsx';
import { AnswerInputs } from './AnswerInputs.tsx';

const { Inputs } = inputsOf('Order');

const notesLabel = { en: 'Notes', fr: 'Notes' };

export function OrderFormData() {
  return (
    <ResourceContextProvider value="Order">
      <SchemaProvider name="Order">
        <GenericEdit>
          <AnswerInputs />
          <Inputs label={notesLabel} properties={['comment', 'description']} />
        </GenericEdit>
      </SchemaProvider>
    </ResourceContextProvider>
  );
}
