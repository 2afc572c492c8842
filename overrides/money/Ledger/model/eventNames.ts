/** What people call the events of the ledger, on screens and on paper. */
export const eventNames = {
  en: {
    sale: 'Sale',
    payment: 'Payment',
    refund: 'Refund',
    correction: 'Correction',
    performance: 'Performance over',
    deposit: 'Deposit',
    repayment: 'Paid back',
    transfer: 'Moved between accounts',
    payout: 'Payout',
  },
  fr: {
    sale: 'Vente',
    payment: 'Paiement',
    refund: 'Remboursement',
    correction: 'Correction',
    performance: 'Représentation passée',
    deposit: 'Dépôt',
    repayment: 'Somme rendue',
    transfer: 'Virement interne',
    payout: 'Reversement',
  },
};
