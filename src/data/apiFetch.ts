/**
 * `fetch` of the APIs in the name of who is signed in; notes the long work that an answer has begun, and hands on
 * a refusal once there are words for it.
 */
import { settledRefusals } from '../i18n/refusals.ts';
import { leaveForAccessEnd, readAccessEnd } from '../session/accessEnd.ts';
import { authorizedFetch } from '../session/authorizedFetch.ts';
import { beginLongWork } from './longWork.ts';

const ACCEPTED = 202;

export const apiFetch: typeof authorizedFetch = async (input, init) => {
  const response = await authorizedFetch(input, init);
  const address = response.status === ACCEPTED ? response.headers.get('location') : null;
  if (address) beginLongWork(address);
  if (!response.ok) {
    const end = await readAccessEnd(response);
    if (end) {
      leaveForAccessEnd(end);
      // The page is being left: an answer would only be drawn as a right that is missing.
      return new Promise<Response>(() => undefined);
    }
    await settledRefusals();
  }
  return response;
};
