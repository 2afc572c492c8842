/** What a person reads when a box or its printer refuses, by code and in English. Fetched with the first refusal. */
export const refusals = {
  errors: {
    'BOX-001': 'The box no longer has this page.',
    'BOX-002': 'The box “%{boxId}” is not responding. Check that it is switched on and connected.',
    'BOX-004':
      'The printer “%{printerSlug}” stopped after %{printedPages} pages. Fix the printer, then print the missing pages.',
    'BOX-005': 'The box “%{boxId}” could not do this.',
  },
};
