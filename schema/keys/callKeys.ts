/** The keys of a call that belongs to no entity, in the order of its descriptor. Its name is its method and its path. */
import { actionKeys } from './actionKeys.ts';
import type { Keys } from './key.ts';

const { expects, query, returns, status, idempotent } = actionKeys;

export const callKeys = {
  api: { shape: 'text', means: 'the API it belongs to, of `apis.jsonld`', owner: 'api' },
  scope: {
    shape: { oneOf: ['account'] },
    means:
      "`account`: about the caller's own account and no organiser's data, so that no contract is named and no program of theirs may; without it, about one contract",
    owner: 'people',
  },
  summary: { shape: 'text', means: 'what it does, for documents', owner: 'people' },
  rights: {
    shape: 'right',
    means: 'the policy that it asks for, or several of which one is enough; `signedIn` where there is none',
    owner: 'people',
  },
  navigation: {
    shape: 'flag',
    means:
      'of scope `account`: a browser that follows a link to it sends no token, and it answers a redirect; who sends one is asked for `rights`',
    owner: 'people',
  },
  expects: {
    ...expects,
    means:
      'the entity of scope `value` whose shape the body has; `json` for any JSON; without it there is no body',
  },
  query: { ...query, means: 'the entity of scope `value` with its parameters' },
  returns,
  status,
  idempotent,
} as const satisfies Keys;
