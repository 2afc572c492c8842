/**
 * Which contract the calls of who is signed in are about. A token names it where there is no choice; a person with
 * several gets the one changed to, else the one they had, else the first.
 */
import { SWITCH_COOKIE } from '../../schema/startup.ts';
import { readToken } from '../session/accessToken.ts';
import { chosenContract } from '../session/chosenContract.ts';
import { currentCaller } from '../session/currentCaller.ts';
import { refreshToken } from '../session/freshToken.ts';

const cookie = new RegExp(`(?:^|; )${SWITCH_COOKIE}=(\\d+)`);

/** The change that is asked for, which the sign-in may ask for at once. */
function readChange(): number | undefined {
  const named = cookie.exec(document.cookie)?.[1];
  return named === undefined ? undefined : Number(named);
}

/** The contract that a sign-in asks its first token for, so that no second one is needed. */
export const wantedContract = (): number | undefined => readChange() ?? chosenContract.read();

/** The change that is asked for; asked once. */
function consumeChange(): number | undefined {
  const change = readChange();
  if (change === undefined) return undefined;
  // biome-ignore lint/suspicious/noDocumentCookie: Safari has the Cookie Store only since 2025
  document.cookie = `${SWITCH_COOKIE}=; Path=/; Max-Age=0; SameSite=Lax`;
  return change;
}

/** The person does not work for the contract that was asked for. */
export class ContractRefusedError extends Error {
  constructor(contract: number) {
    super(`You do not work for the organiser "${contract}". Ask its administrator for access.`);
  }
}

/** @throws ContractRefusedError, with everything as it was */
export async function settleContract(): Promise<void> {
  const token = readToken();
  const caller = currentCaller();
  if (!token || !caller) return;
  const { contracts } = caller;
  const implied = caller.isSettled ? caller.contract : undefined;
  const change = consumeChange();
  const kept = chosenContract.read();
  const wanted = change ?? implied ?? contracts.find((one) => one === kept) ?? contracts[0];
  if (wanted === undefined) return;
  if (!contracts.includes(wanted)) throw new ContractRefusedError(wanted);
  // Where there is a choice, later tokens have to ask for it again.
  if (contracts.length > 1) chosenContract.keep(wanted);
  if (wanted === implied) return;
  await refreshToken(token);
  const given = currentCaller();
  if (!given || (given.isSettled && given.contract === wanted)) return;
  // The token's list was older than the end of their work there. Who asked for it is notified; who only came back to it goes
  // on with what is left.
  if (change !== undefined) throw new ContractRefusedError(wanted);
  await settleContract();
}
