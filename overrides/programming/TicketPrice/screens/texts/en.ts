/** The check of a price's VAT rate, in English. */
export const vatCheck = {
  title: 'VAT rate',
  close: 'Close',
  right: 'The rate is right',
  wrong: 'Another rate is expected',
  unknown: 'Nothing to check',
  expected: 'Expected: %{rate}',
  number: 'Performance number %{number} of the show that the public pays for.',
  from: 'This rate holds from performance %{from} on.',
  apply: 'Use the expected rate',
  applied: 'The price has the expected rate.',
};
