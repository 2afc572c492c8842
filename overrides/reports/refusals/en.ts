/** What a person reads when a report is refused, by code and in English. Fetched with the first refusal. */
export const refusals = {
  errors: {
    'REPORT-001': 'This report covers everything that is sold, and your rights cover a part of it.',
    'REPORT-002': 'Choose a period of 1 to %{most} days, the earlier day first.',
  },
};
