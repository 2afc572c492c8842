/** What a person reads when a fiscal document is refused, by code and in French. Fetched with the first refusal. */
import type { refusals as english } from './en.ts';

export const refusals: typeof english = {
  errors: {
    'FISCAL-001': 'Choisissez des journées terminées, en commençant par la première.',
  },
};
