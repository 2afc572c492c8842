/** What a person reads when something about imports is refused, by code and in English. Fetched with the first refusal. */
export const refusals = {
  errors: {
    'TIMPORT-001': 'The file is in another state by now. Open it again.',
    'TIMPORT-002':
      'The columns cannot go there. Each place takes one column, and the tickets need a column of codes, or codes made here.',
    'TIMPORT-003': 'This file is no longer kept, or has no refused rows.',
    'TIMPORT-004': 'There is no active access to the provider “%{provider}”. Add or activate it first.',
  },
} as const;
