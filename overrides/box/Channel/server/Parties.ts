/**
 * Who is connected to the channel, and whether they still may be: by their token, by what it takes to print, and by
 * their place in the contract. Passing messages on is the relay's.
 */
import type { Socket } from 'socket.io';
import { type Caller, type Database, type Host, isUnavailable, type Sight } from '../../../../server/kit.ts';
import { findGone } from '../../../accounts/Policy/server/findGone.ts';
import { forgetRights } from '../../../accounts/Policy/server/readRights.ts';
import { CHANNEL_POLICIES } from '../model.ts';
import type { PartyQuery } from './messages.ts';

/** Whom a token names that the installation signed for its own box. */
const BOX_ACCOUNT = 0;

/** A party that is connected. */
export interface Party {
  readonly query: PartyQuery;
  readonly contract: number;
  caller: Caller;
  token: string;
}

export type PartiesHost = Pick<Host, 'authenticateToken'> & {
  sight(): Pick<Sight, 'callerIn'>;
  readonly database: Database;
};

export class Parties {
  readonly #host: PartiesHost;
  readonly #connected = new Map<Socket, Party>();

  constructor(host: PartiesHost) {
    this.#host = host;
  }

  add(socket: Socket, party: Party): void {
    this.#connected.set(socket, party);
    socket.on('disconnect', () => this.#connected.delete(socket));
  }

  /**
   * A person who plays a box receives what is printed, so they are held to the same as who prints.
   *
   * @param policies of which any one is enough
   * @throws where a party may not be here, or not any more
   */
  async require(
    { token, contract, query }: Pick<Party, 'token' | 'contract'> & Partial<Party>,
    policies: readonly string[] = CHANNEL_POLICIES,
  ): Promise<void> {
    const signedIn = await this.#host.authenticateToken(token);
    if (query?.type === 'box' && signedIn.accountId === BOX_ACCOUNT) return;
    const { rights } = await this.#host.sight().callerIn(signedIn, contract);
    if (rights && !policies.some((code) => rights.policies.has(code))) throw new Error('unauthorized');
  }

  /** Whose token ended has to come again. */
  async recheckTokens(): Promise<void> {
    for (const [socket, party] of this.#connected) await this.#keep(socket, party);
  }

  /** Who works for the contract no more is let go. One statement for everybody who is connected. */
  async keepMembers(): Promise<void> {
    const people = [...this.#connected].filter(([, { caller }]) => caller.accountId !== BOX_ACCOUNT);
    if (people.length === 0) return;
    const isGone = await findGone(
      this.#host.database,
      people.map(([, party]) => party),
    );
    const gone = people.filter(([, party]) => isGone(party));
    if (gone.length === 0) return;
    forgetRights();
    await Promise.all(gone.map(([socket, party]) => this.#keep(socket, party)));
  }

  async #keep(socket: Socket, party: Party): Promise<void> {
    await this.require(party).catch((error: unknown) => {
      // Asked again at the next turn.
      if (!isUnavailable(error)) socket.disconnect(true);
    });
  }
}
