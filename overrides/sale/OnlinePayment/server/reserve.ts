/** Reserves an attempt by a payment link: committed before its provider is asked. Who comes again goes on with the one that is open. */
import type { Host, WriteContext } from '../../../../server/kit.ts';
import { db } from '../../../../server/sql.ts';
import { ATTEMPT_MS, findLinkAmount, findLinkState } from '../model.ts';
import { asObject, attemptsOf } from './provider.ts';
import { type LinkPage, readLink } from './readLink.ts';
import { ACTOR } from './settle.ts';

async function findOpen({ tx, contract, now }: WriteContext, { order, link }: LinkPage, amount: number) {
  const rows = await tx.query(
    attemptsOf(contract)
      .select(['id', 'provider_metadata as metadata'])
      .where('order_id', '=', order)
      .where('status', '=', 'pending')
      .where('amount', '=', amount)
      .where('created_at', '>', new Date(now.getTime() - ATTEMPT_MS / 2).toISOString())
      .orderBy('id', 'desc'),
  );
  return rows.find(({ metadata }) => {
    const known = asObject(metadata);
    return 'link' in known && known.link === link && !('outcome' in known);
  })?.id;
}

/** @returns id of the attempt; undefined where there is nothing to pay by the link */
export function reserveByLink(
  { transaction }: Pick<Host, 'transaction'>,
  contract: number,
  url: string,
): Promise<number | undefined> {
  return transaction({ contract, actor: ACTOR }, async (context) => {
    const { tx, write, now } = context;
    const known = await readLink(tx, contract, url);
    if (!known) return undefined;
    // Two who press at once: the second waits for the order, and finds the attempt of the first.
    await tx.query(
      db
        .selectFrom('order')
        .select('id')
        .where('contract_id', '=', contract)
        .where('id', '=', known.order)
        .forUpdate(),
    );
    const page = await readLink(tx, contract, url);
    if (!page || findLinkState(page, now) !== 'open') return undefined;
    const amount = findLinkAmount(page.amount, page.due);
    if (amount === 0) return undefined;
    const open = await findOpen(context, page, amount);
    return (
      open ??
      (await write.create('PaymentAttempt', {
        order: page.order,
        amount,
        redirectBaseUrl: `${url}/return`,
        cancelBaseUrl: `${url}/return`,
        providerMetadata: { link: page.link },
      }))
    );
  });
}
