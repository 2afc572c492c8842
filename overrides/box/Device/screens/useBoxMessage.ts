/** Sends a box one message at a time, and keeps its last reply with the message's name. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ChannelRefusal, DeviceMessage, RelayedMessages } from '../../../../schema/channel.ts';
import { callApi } from '../../../../src/data/callApi.ts';
import { boxPath } from '../../Printer/screens/useBoxes.ts';

type SentName = DeviceMessage | 'clearJobs' | 'openCashdrawer';

/** What came back, by the message: nothing for those without a reply. */
export type BoxReply = {
  [Name in SentName]: {
    readonly name: Name;
    readonly reply: Name extends keyof RelayedMessages
      ? Exclude<RelayedMessages[Name]['reply'], ChannelRefusal>
      : unknown;
  };
}[SentName];

export interface BoxMessage {
  readonly name: SentName;
  readonly body?: Readonly<Record<string, unknown>>;
}

export function useBoxMessage(boxId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ name, body = {} }: BoxMessage) =>
      ({ name, reply: await callApi(`${boxPath(boxId)}/${name}`, { method: 'POST', body }) }) as BoxReply,
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['boxes'] }),
        client.invalidateQueries({ queryKey: ['box-jobs'] }),
      ]),
  });
}
