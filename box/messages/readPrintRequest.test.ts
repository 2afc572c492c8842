/** Every refusal of a print message, with its whole text. */
import { expect, it } from 'vitest';
import { readPrintRequest } from './readPrintRequest.ts';

const settings = { jobKey: 'one' };
const message = { printerSlug: 'till', token: 'abc', urlList: ['/a'], desk_settings: settings };

it('fills what the desk leaves out, but for what a printer applies: where it cuts', () => {
  expect(readPrintRequest(message).desk_settings).toEqual({
    jobKey: 'one',
    copies: 1,
    rotate: 0,
    drawer: false,
  });
});

it.each([
  [null, 'names no "printerSlug"'],
  [{ ...message, printerSlug: 1 }, 'names no "printerSlug"'],
  [{ ...message, token: undefined }, 'carries no "token"'],
  [{ ...message, urlList: [] }, 'carries no "urlList" of addresses'],
  [{ ...message, urlList: [1] }, 'carries no "urlList" of addresses'],
  [{ ...message, desk_settings: undefined }, 'carries no "desk_settings.jobKey"'],
  [{ ...message, desk_settings: { jobKey: 'a'.repeat(201) } }, 'carries no "desk_settings.jobKey"'],
  [{ ...message, desk_settings: { ...settings, copies: 0 } }, 'asks for more than 500 pages, or for none'],
  [{ ...message, desk_settings: { ...settings, copies: 501 } }, 'asks for more than 500 pages, or for none'],
  [{ ...message, desk_settings: { ...settings, rotate: 45 } }, 'turns by no quarter'],
])('refuses %j', (given, fault) => {
  expect(() => readPrintRequest(given)).toThrow(
    expect.objectContaining({ code: 'invalid_message', message: `The print message ${fault}.` }),
  );
});
