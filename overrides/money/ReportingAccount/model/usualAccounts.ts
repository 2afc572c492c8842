/** Usual codes of the French chart of accounts, where the organiser has no account of that type. */
export const usualAccounts = [
  { type: 'sale', code: '706000', label: 'Prestations de services' },
  { type: 'sale_suspense', code: '487000', label: 'Produits constatés d’avance' },
  { type: 'sale_order_fee', code: '708500', label: 'Frais de commande' },
  { type: 'sale_ticket_fee', code: '708500', label: 'Frais de billet' },
  { type: 'sale_shipping_fee', code: '708500', label: 'Frais d’envoi' },
  { type: 'bank', code: '512000', label: 'Banque' },
  { type: 'client', code: '411000', label: 'Clients' },
  { type: 'vat', code: '445710', label: 'TVA collectée' },
] as const;
