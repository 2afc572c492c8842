/** What a person reads when a saved view is refused, by code and in English. Fetched with the first refusal. */
export const refusals = {
  errors: {
    'VIEW-001': 'The view “%{name}” belongs to %{owner}. Save your own view instead.',
  },
};
