/** The receipt of a sale, in English. */
export const receipt = {
  print: 'Print the receipt',
  printing: 'Printing the receipt…',
  printed: 'The receipt is printed.',
  pdf: 'Receipt as PDF',
  noPrinter: 'No printer is connected. Open the receipt as PDF.',
};
