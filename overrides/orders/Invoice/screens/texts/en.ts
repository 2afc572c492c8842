/** Invoices of an order, in English. */
export const invoice = {
  title: 'Invoices',
  none: 'No invoice yet.',
  number: 'Number',
  type: 'Type',
  issued: 'Issued',
  total: 'Total',
  document: 'Document',
  open: 'Open %{number} (PDF)',
  make: 'Make the invoice',
  who: 'Who is billed',
  explained:
    'What is left empty is as the customer of the order has it. An invoice is not changed any more once it is made.',
  name: 'Name',
  address: 'Address',
  vatNumber: 'VAT number',
  siret: 'SIRET number',
  more: 'Additional information',
  cancel: 'Cancel',
};
