/** The keys of an action, in the order of its descriptor. */
import type { Keys } from './key.ts';

export const actionKeys = {
  method: {
    shape: { oneOf: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] },
    means: 'of the call: `POST` where it is left out',
    owner: 'api',
  },
  path: { shape: 'text', means: "the address of the call below the API's base", owner: 'api' },
  label: { shape: 'label', means: 'its name for people', owner: 'people' },
  expects: {
    shape: 'valueName',
    means:
      'the entity whose shape the body has, usually one of scope `value`; `json` for any JSON; without it there is no body',
    owner: 'api',
  },
  takesFile: {
    shape: 'flag',
    means: 'its body is a form: the part `file` is the file, the other parts are what it `expects`',
    owner: 'api',
  },
  query: {
    shape: 'valueName',
    means: 'of a GET: the entity of scope `value` with its parameters',
    owner: 'people',
  },
  returns: {
    shape: 'valueName',
    means:
      'an entity, `collection:Entity` (a plain list where it is a value), `document` for a file, `json` for any JSON; without it nothing',
    owner: 'api',
  },
  status: {
    shape: 'number',
    means: 'of success: without it 200, or 204 where nothing is returned',
    owner: 'api',
  },
  idempotent: {
    shape: 'flag',
    means: 'it sells, pays, refunds or prints: an `Idempotency-Key` is honoured',
    owner: 'people',
  },
  confirm: {
    shape: 'label',
    means: 'it cannot be undone, or gives something up: screens ask first, and this is what it does',
    owner: 'people',
  },
  takesOver: {
    shape: 'flag',
    means:
      "it makes a record its caller's own (`ownedBy` of the rights): screens offer it on a colleague's, where they offer no change",
    owner: 'people',
  },
  when: {
    shape: 'when',
    means:
      'screens offer it only while the record\'s choices have one of these values, e.g. `{ "status": ["open"] }`; what else the call refuses is up to the call',
    owner: 'people',
  },
  ownScreen: {
    shape: 'flag',
    means: 'a screen made for it makes it: the generated pages of its record do not offer it',
    owner: 'people',
  },
} as const satisfies Keys;
