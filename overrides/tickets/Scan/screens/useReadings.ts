/**
 * What was held to the scanner, the latest first, each with its own answer: one that comes late changes its own line and no
 * other, however slow the network is. A reading keeps its nonce, so that asking again never counts twice.
 */
import { useCallback, useRef, useState } from 'react';
import { callAction } from '../../../../src/data/callAction.ts';
import type { RecordOf } from '../../../../src/data/fields.ts';

const FIELDS = [
  'status',
  'direction',
  {
    ticket: [
      'number',
      'ticketingTitle',
      'ticketPriceName',
      'seatLabel',
      'eventDateStartDate',
      'ticketingTimezone',
    ],
    previousScan: ['scanDate', { checkpoint: ['name'] }],
    rightCheckpoint: ['name'],
  },
] as const;

export type Verdict = RecordOf<'Scan', typeof FIELDS>;

export interface Reading {
  readonly nonce: string;
  /** As people see it: the code, or the name that was chosen. */
  readonly label: string;
  readonly body: {
    readonly barcode?: string;
    readonly ticket?: string;
    readonly checkpoint: string | null;
    readonly eventDate: string | null;
    readonly direction: 'in' | 'out';
    readonly deviceId: string;
    readonly nonce: string;
  };
  readonly state: 'asking' | 'answered' | 'unanswered';
  readonly verdict?: Verdict;
  /** Why there is no answer, where the server gave a reason. */
  readonly error?: unknown;
}

/** After this long a steward sees that there is no answer; milliseconds. */
const PATIENCE = 8000;

const KEPT = 12;

/** @param onAnswer of the reading that is shown, and of no other: its sound is that of the ticket in one's hand */
export function useReadings(onAnswer: (reading: Reading) => void) {
  const [readings, setReadings] = useState<readonly Reading[]>([]);
  const shown = useRef<string>(undefined);
  const settle = useCallback(
    (reading: Reading) => {
      setReadings((all) => all.map((one) => (one.nonce === reading.nonce ? reading : one)));
      if (shown.current === reading.nonce) onAnswer(reading);
    },
    [onAnswer],
  );
  const ask = useCallback(
    async (reading: Reading) => {
      shown.current = reading.nonce;
      setReadings((all) => [reading, ...all.filter(({ nonce }) => nonce !== reading.nonce)].slice(0, KEPT));
      try {
        const signal = AbortSignal.timeout(PATIENCE);
        const request = { body: reading.body, fields: FIELDS };
        const verdict = await callAction('Scan.record', request, { signal });
        settle({ ...reading, state: 'answered', verdict });
      } catch (error) {
        settle({ ...reading, state: 'unanswered', error });
      }
    },
    [settle],
  );
  return { readings, ask };
}
