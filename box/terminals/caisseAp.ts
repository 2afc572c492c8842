/**
 * A terminal that speaks Caisse-AP over TCP: a line for each payment, the question, and one answer when the customer is
 * done. Once the question is sent, a line that breaks or stays silent leaves the payment unknown.
 */
import { connect, type Socket } from 'node:net';
import type { TerminalAnswer, TerminalTransaction } from '../../schema/channel/terminal.ts';
import type { TerminalConfig } from '../config.ts';
import { describePayment, type Fields, readAnswer, readFields, renderFields } from './caisseApFields.ts';
import type { Terminal } from './terminal.ts';

const CONNECT_DEADLINE = 5000;

const PORT = 8888;

/** Without an end mark, an answer that looks whole may go on: so long it is waited for more. */
const QUIET_MS = 300;

/** More than any answer has. */
const MOST = 65_536;

const UNKNOWN: TerminalAnswer = { status: 'unknown', reason: 'lost' };

interface Address {
  readonly host: string;
  readonly port: number;
}

function readAddress(uri: string): Address {
  const { hostname, port } = new URL(uri);
  return { host: hostname, port: Number(port || PORT) };
}

/** @returns undefined where nobody answers */
function openLine({ host, port }: Address): Promise<Socket | undefined> {
  return new Promise((resolve) => {
    const socket = connect({ host, port });
    const end = (opened: boolean) => {
      clearTimeout(late);
      socket.removeAllListeners();
      if (!opened) socket.destroy();
      resolve(opened ? socket : undefined);
    };
    const late = setTimeout(() => end(false), CONNECT_DEADLINE);
    socket.once('error', () => end(false));
    socket.once('connect', () => end(true));
  });
}

/** @returns undefined where the line broke, or nothing whole came in time */
function askOnce(socket: Socket, question: string, deadline: number): Promise<Fields | undefined> {
  return new Promise((resolve) => {
    let text = '';
    let quiet: NodeJS.Timeout | undefined;
    const end = (fields: Fields | undefined) => {
      clearTimeout(late);
      clearTimeout(quiet);
      socket.removeAllListeners();
      socket.on('error', () => {});
      socket.destroy();
      resolve(fields);
    };
    const late = setTimeout(() => end(undefined), deadline);
    socket.on('error', () => end(undefined));
    socket.on('close', () => end(readFields(text)));
    socket.on('data', (data) => {
      text += data.toString('latin1');
      clearTimeout(quiet);
      if (text.length > MOST) return end(undefined);
      const fields = readFields(text);
      if (fields) quiet = setTimeout(() => end(fields), QUIET_MS);
    });
    socket.write(question, 'ascii');
  });
}

export function createCaisseApTerminal(config: TerminalConfig): Terminal {
  const address = readAddress(config.uri);

  async function ask(transaction: TerminalTransaction, action?: string): Promise<TerminalAnswer> {
    const payment = describePayment(transaction, config.till);
    if (!payment) return { status: 'aborted', reason: 'not_supported' };
    const socket = await openLine(address);
    if (!socket) return { status: 'aborted', reason: 'terminal_offline' };
    const question = renderFields(action === undefined ? payment : { ...payment, CD: action });
    const answer = await askOnce(socket, question, config.answerMs);
    if (!answer) return UNKNOWN;
    // A terminal repeats its last payment under the action it was asked by, or under that payment's own.
    const isEchoed = action !== undefined && answer.CD === action;
    return readAnswer(isEchoed ? { ...answer, CD: payment.CD ?? '' } : answer, payment);
  }

  return {
    config,
    async isThere() {
      const socket = await openLine(address);
      socket?.destroy();
      return socket !== undefined;
    },
    pay: (transaction) => ask(transaction),
    async readLast(transaction) {
      if (config.lastAction === undefined) return undefined;
      const answer = await ask(transaction, config.lastAction);
      return answer.status === 'authorised' ? answer : undefined;
    },
    stop: async () => {},
  };
}
