/** Which contract a person with several works for once the product has started. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetToken, readToken, storeToken } from '../session/accessToken.ts';
import { chosenContract } from '../session/chosenContract.ts';
import { currentCaller } from '../session/currentCaller.ts';
import { refreshToken } from '../session/freshToken.ts';
import { ContractRefusedError, settleContract, wantedContract } from './settleContract.ts';

const write = (claims: object) => `e30.${btoa(JSON.stringify({ sub: '1', ...claims }))}.signature`;

/** The token endpoint: gives what is asked for, to who works there. */
let asked: string[] = [];
let lose: (contract: number) => void = () => undefined;
function start(claims: { contracts: number[]; contract?: number }, cookie = ''): void {
  let contracts = claims.contracts;
  lose = (contract) => {
    contracts = contracts.filter((one) => one !== contract);
  };
  vi.stubGlobal('document', { cookie });
  vi.stubGlobal('fetch', async (_: string, { body }: { body: URLSearchParams }) => {
    asked.push(String(body));
    const contract = body.get('contract');
    if (contract && !contracts.includes(Number(contract)))
      return Response.json({ code: 'ACC-002' }, { status: 403 });
    const [only] = contracts.length === 1 ? contracts : [];
    const given = contract ? Number(contract) : only;
    const next = { contracts, ...(given === undefined ? {} : { contract: given }) };
    return Response.json({ access_token: write(next), refresh_token: 'next', expires_in: 3600 });
  });
  storeToken({ access_token: write(claims), refresh_token: 'first', expires_in: 3600 });
}

beforeEach(() => {
  asked = [];
});
afterEach(() => {
  forgetToken();
  chosenContract.forget();
  vi.unstubAllGlobals();
});

it('asks nothing for a person with one contract', async () => {
  start({ contracts: [3], contract: 3 });
  await settleContract();
  expect(asked).toEqual([]);
});

it('takes the first of several, then the one worked for last', async () => {
  start({ contracts: [3, 5] });
  await settleContract();
  expect(currentCaller()).toMatchObject({ contract: 3, isSettled: true });
  chosenContract.keep(5);
  start({ contracts: [3, 5] });
  await settleContract();
  expect(asked.at(-1)).toBe('grant_type=refresh_token&refresh_token=first&contract=5');
  expect(currentCaller()?.contract).toBe(5);
});

it('changes to the contract of the cookie, once', async () => {
  start({ contracts: [3, 5], contract: 3 }, 'other=1; back_office.contract=5');
  await settleContract();
  expect(currentCaller()?.contract).toBe(5);
  expect(document.cookie).toMatch(/^back_office\.contract=; .*Max-Age=0/);
});

it('needs no second token where the sign-in asked for the contract, and asks for it from then on', async () => {
  start({ contracts: [3, 5], contract: 5 }, 'back_office.contract=5');
  expect(wantedContract()).toBe(5);
  await settleContract();
  expect(asked).toEqual([]);
  const stale = readToken();
  if (stale) await refreshToken(stale);
  expect(asked).toEqual(['grant_type=refresh_token&refresh_token=first&contract=5']);
});

it('refuses the contract of another, and leaves everything as it was', async () => {
  start({ contracts: [3, 5], contract: 3 }, 'back_office.contract=7');
  await expect(settleContract()).rejects.toThrow(ContractRefusedError);
  expect([asked, currentCaller()?.contract, chosenContract.read()]).toEqual([[], 3, undefined]);
});

it('tells who changes to a contract that they lost since their token was made, and goes on with what is left', async () => {
  start({ contracts: [3, 5], contract: 3 }, 'back_office.contract=5');
  lose(5);
  await expect(settleContract()).rejects.toThrow(ContractRefusedError);
  expect([currentCaller()?.contract, chosenContract.read()]).toEqual([3, undefined]);

  chosenContract.keep(5);
  start({ contracts: [3, 4, 5] });
  lose(5);
  await settleContract();
  expect(currentCaller()).toMatchObject({ contract: 3, contracts: [3, 4], isSettled: true });
});

it('goes on without a contract that the person has lost meanwhile', async () => {
  chosenContract.keep(7);
  start({ contracts: [3], contract: 3 });
  const stale = readToken();
  if (stale) await refreshToken(stale);
  expect(asked).toHaveLength(2);
  expect(chosenContract.read()).toBeUndefined();
});
