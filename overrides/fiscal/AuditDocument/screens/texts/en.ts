/** Texts of the documents for an inspector, in English. */
export const audits = {
  title: 'Documents for an inspection',
  subtitle: 'What the till recorded, period by period, for the tax administration.',
  explained:
    'Each sale, refund, payment and closing is recorded and signed when it happens, and nothing of it can be changed afterwards. A document sums one period: its records by series, its sales by VAT rate, its takings by means of payment, and the total since the first sale. One is made for each month that is over.',
  period: 'Period',
  created: 'Made on',
  integrity: 'Integrity of the records',
  document: 'Document',
  download: 'Download',
  downloadOf: 'Download the document of %{period}',
  verify: 'Verify',
  verifyOf: 'Verify the records of %{period}',
  verifying: 'Verifying…',
  state: {
    empty: 'No record in this period',
    none: 'Not verified yet',
    whole: 'Verified: complete and unchanged',
    broken: 'Broken',
  },
  verifiedAt: '%{smart_count} record, verified on %{date} |||| %{smart_count} records, verified on %{date}',
  broken: 'First broken record: %{fault}',
  make: 'Make a document',
  makeExplained: 'For the days that an inspector asks about. The last day must be over.',
  from: 'First day',
  to: 'Last day',
  submit: 'Make it',
  cancel: 'Cancel',
  journal: 'Journal',
  none: 'There is no document yet',
  noneHint:
    'The first one is made when a month with sales is over. One for other days can be made at any time.',
};
