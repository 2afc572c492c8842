/**
 * Prints a sale's tickets on the desk's printer. A sale never waits for its printing: whatever goes wrong here is reported,
 * and the same job may be sent again — its key makes it come out once. Who may sell and not print is promised no paper.
 */
import { useQuery } from '@tanstack/react-query';
import { useGetIdentity, useTranslate } from 'ra-core';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { callAction } from '../../../../src/data/callAction.ts';
import { useHas } from '../../../../src/data/useHas.ts';
import { getFreshToken } from '../../../../src/session/freshToken.ts';
import {
  CHANNEL_POLICIES,
  continueJob,
  createPrintRequest,
  listPrinterChoices,
  type PendingJob,
} from '../../../box/Channel/model.ts';
import { ChannelError, connectDesk, type DeskChannel } from '../../../box/Channel/screens/connectDesk.ts';
import { listTerminals } from '../../TerminalPayment/model.ts';
import type { SoldOrder } from './useCheckout.ts';

export type Printing =
  | { readonly state: 'idle' }
  | { readonly state: 'printing' }
  | { readonly state: 'printed'; readonly pages: number }
  | { readonly state: 'failed'; readonly reason?: string };

type Translate = ReturnType<typeof useTranslate>;

function describeRefusal(error: unknown, translate: Translate): string {
  if (error instanceof ChannelError && error.code)
    return translate(`box.refusal.${error.code}`, { _: error.message });
  return translate('app.problem.failed');
}

export function usePrinting() {
  const translate = useTranslate();
  const { data: identity } = useGetIdentity();
  const mayPrintTickets = useHas('tickets.print');
  const mayUsePrinters = useHas(CHANNEL_POLICIES);
  const mayPrint = mayPrintTickets && mayUsePrinters;
  const [printing, setPrinting] = useState<Printing>({ state: 'idle' });
  const channel = useRef<DeskChannel | undefined>(undefined);
  /** What is left to print of the order printed last. */
  const pending = useRef<{ readonly order?: string; readonly job?: PendingJob }>({});
  const boxes = useQuery({
    queryKey: ['register-boxes'],
    enabled: mayUsePrinters,
    queryFn: ({ signal }) => {
      const query = { itemsPerPage: 50 };
      return callAction(
        'DeviceState.list',
        { query, fields: ['boxId', 'name', 'printersState', 'terminalsState'] },
        { signal },
      );
    },
  });
  const id = identity ? String(identity.id) : undefined;

  useEffect(() => {
    if (!id || !mayPrint) return;
    const opened = connectDesk({ origin: '', id, getToken: getFreshToken });
    channel.current = opened;
    return () => {
      channel.current = undefined;
      opened.stop();
    };
  }, [id, mayPrint]);

  const { refetch } = boxes;
  const print = useCallback(
    async (order: SoldOrder) => {
      if (!mayPrint || order.ticketList.length === 0) return;
      setPrinting({ state: 'printing' });
      try {
        // A printer may have come or gone since the register was opened: its state is read at the moment of printing.
        const { data } = await refetch();
        const choice = listPrinterChoices(data?.member ?? [])[0];
        if (!choice || !channel.current) return setPrinting({ state: 'failed' });
        const whole = {
          // The number is for people, the id keeps apart what two organisers print on one box.
          jobKey: `order-${order.number}-${order['@id'].split('/').at(-1)}`,
          urlList: order.ticketList.map((ticket) => `${ticket['@id']}.png`),
        };
        const job = (pending.current.order === order['@id'] && pending.current.job) || whole;
        pending.current = { order: order['@id'], job };
        const token = await getFreshToken();
        const { pages } = await channel.current.print(createPrintRequest({ ...job, choice, token }));
        setPrinting({ state: 'printed', pages });
      } catch (error) {
        const { job } = pending.current;
        if (job && error instanceof ChannelError)
          pending.current = { ...pending.current, job: continueJob(job, error) };
        setPrinting({ state: 'failed', reason: describeRefusal(error, translate) });
      }
    },
    [mayPrint, refetch, translate],
  );

  const reset = useCallback(() => setPrinting({ state: 'idle' }), []);
  /** After an interruption nobody knows whether the tickets came out; asking again prints them once. */
  const resume = useCallback(
    (before: Printing) =>
      setPrinting(
        before.state === 'printing' ? { state: 'failed', reason: translate('register.interrupted') } : before,
      ),
    [translate],
  );
  const terminals = useMemo(() => listTerminals(boxes.data?.member ?? []), [boxes.data]);
  /** Which boxes and terminals are there now. */
  const look = useCallback(() => {
    if (mayUsePrinters) void refetch();
  }, [mayUsePrinters, refetch]);
  return { mayPrint, printing, print, reset, resume, terminals, look };
}
