/**
 * `POST /mailSynchronization` and the questions about lists: what the mailing service is asked before the answer is asked outside of
 * any transaction; customers go there by a job.
 */
import { defineAction } from '../../../../server/action.ts';
import { defineBehaviour } from '../../../../server/behaviour.ts';
import { defineCall } from '../../../../server/call.ts';
import type { OutsideContext, Sql } from '../../../../server/kit.ts';
import { db } from '../../../../server/sql.ts';
import { demandSegment } from '../../Segment/server/renderSegment.ts';
import { isSameList } from '../model/provider.ts';
import { mailingProblem } from './errors.ts';
import { demandName, openProvider } from './openProvider.ts';
import { planRecipients, type RecipientCounts, type Wanted } from './planRecipients.ts';
import { SYNCHRONIZATION_JOB } from './synchronize.ts';

/** @throws CRM-027 where another organiser is named, by number or address */
function demandOwn(contract: number, given: readonly unknown[] | null | undefined): void {
  const other = (given ?? []).find((one) => String(one).split('/').at(-1) !== String(contract));
  if (other !== undefined) throw mailingProblem('CRM-027', { contract: JSON.stringify(other).slice(0, 80) });
}

interface Question {
  readonly contractList?: readonly unknown[] | null;
  readonly mailerProvider: string;
}

async function readLists(context: OutsideContext, { contractList, mailerProvider }: Question) {
  demandOwn(context.contract, contractList);
  return (await openProvider(context, mailerProvider)).readLists();
}

export const getContactLists = defineCall('POST /email/get-contact-lists', {
  prepare: (context, { body }) => readLists(context, body),
  run: (_context, _request, found) => ({ value: found.map((one) => ({ ...one })) }),
});

export const checkContactList = defineCall('POST /email/check-if-contact-list-exists', {
  prepare: (context, { body }) => readLists(context, body),
  run: (_context, { body }, found) => ({
    value: { exists: found.some(({ name }) => isSameList(name, body.contactListName)) },
  }),
});

async function reserve(
  tx: Sql,
  { wanted, counts, job, askedBy }: Reserved & { readonly job: number },
): Promise<void> {
  const [sending] = await tx.query(
    db
      .insertInto('mail_sending')
      .values({
        contract_id: wanted.contract,
        name: wanted.list,
        mailer_provider: demandName(wanted.provider),
        job_id: job,
        asked_by: askedBy,
        matched_count: counts.matched,
        not_agreed_count: counts.notAgreed,
        without_email_count: counts.withoutEmail,
        same_count: counts.same,
      })
      .returning('id'),
  );
  await planRecipients(tx, wanted, Number(sending?.id));
}

interface Reserved {
  readonly wanted: Wanted;
  readonly counts: RecipientCounts;
  readonly askedBy: string | null;
}

export const mailSynchronization = defineCall('POST /mailSynchronization', {
  // Without an access nothing is begun.
  prepare: async (context, { body }) => {
    demandOwn(context.contract, body.contractList);
    await openProvider(context, body.mailerProvider);
  },
  async run({ tx, contract, caller }, { body }) {
    const wanted: Wanted = {
      contract,
      segment: demandSegment(body.filterList, caller),
      list: body.contactListName.trim(),
      provider: body.mailerProvider,
    };
    const counts = await planRecipients(tx, wanted, null);
    if (counts.waiting + counts.withdrawn === 0)
      throw mailingProblem('CRM-028', { people: counts.matched, list: wanted.list });
    return { wanted, counts };
  },
  async finish({ host, contract, caller }, { wanted, counts }) {
    const { id } = await host.jobs.start({
      name: SYNCHRONIZATION_JOB,
      contract,
      caller,
      parameters: { entity: 'MailSending', list: wanted.list, total: counts.waiting + counts.withdrawn },
      along: (tx, iri) =>
        reserve(tx, { wanted, counts, askedBy: caller.email ?? null, job: Number(iri.split('/').at(-1)) }),
    });
    return { id };
  },
});

const preview = defineAction('MailSending.preview', {
  async run({ tx, contract, caller }, { body }) {
    const { waiting, withdrawn, ...counts } = await planRecipients(
      tx,
      {
        contract,
        segment: demandSegment(body.filterList, caller),
        list: body.contactListName.trim(),
        provider: demandName(body.mailerProvider),
      },
      null,
    );
    return { value: { ...counts, toSend: waiting, toRemove: withdrawn } };
  },
});

export const mailSendingBehaviour = defineBehaviour('MailSending', { actions: [preview] });
