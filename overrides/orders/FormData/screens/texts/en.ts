/** What the customer of an order answered, in English. */
export const formData = {
  title: 'Form answers',
  none: 'No question was asked for this order, and nothing was answered.',
};
