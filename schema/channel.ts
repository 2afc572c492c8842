/**
 * The box channel's messages, event → request and acknowledgement, shared by desk, relay and box. Plain Socket.IO 4:
 * path `/socket.io`, namespace `/v1`, query `{ type, id, accessToken }`. The shapes are ours where the
 * specification names a message only. Types and the deadlines; nothing here sends.
 */

import type { IpConfig, Reboot, Speedtest, WifiNearby } from './channel/device.ts';
import type { Installed, InstallRequest, Removed, RemoveRequest, UsableEndpoints } from './channel/setup.ts';
import type { TerminalState } from './channel/terminal.ts';

export const CHANNEL_NAMESPACE = '/v1';

export const CHANNEL_PATH = '/socket.io';

/** Milliseconds. They shrink towards the device, so that the true cause arrives before a deadline does. */
export const DEADLINES = { desk: 30_000, relay: 25_000, box: 20_000 } as const;

/** Milliseconds between two pings of the relay. Two without a pong: the box is offline. */
export const PING_INTERVAL = 10_000;

/** How a client reconnects: the specification's numbers. */
export const RECONNECTION = {
  reconnectionDelay: 1000,
  reconnectionDelayMax: 5000,
  randomizationFactor: 0.5,
  timeout: 20_000,
} as const;

export const CHANNEL_ERRORS = [
  'box_offline',
  'printer_not_found',
  'printer_offline',
  'out_of_paper',
  'cover_open',
  'paper_jam',
  'document_unavailable',
  'unauthorized',
  'timeout',
  'busy',
  'unknown_outcome',
  'invalid_message',
  'no_wifi_adapter',
  'device_failed',
  'terminal_not_found',
] as const;

export type ChannelErrorCode = (typeof CHANNEL_ERRORS)[number];

/** A refusal: its text is for developers and journals, its code for screens. */
export interface ChannelRefusal {
  readonly error: string;
  readonly code: ChannelErrorCode;
}

export interface PrintSettings {
  /** Names the job: a box that has done it answers its first outcome again and prints nothing. */
  readonly jobKey: string;
  readonly copies?: number;
  readonly cut?: 'each' | 'last' | 'none';
  /** Opens the cash drawer after the last page. */
  readonly drawer?: boolean;
  readonly paperType?: 'stock_tickets' | 'thermal_roller';
  readonly rotate?: 0 | 90 | 180 | 270;
  readonly dpi?: number;
}

export interface PrintRequest {
  readonly boxId: string;
  readonly printerSlug: string;
  readonly desk_settings: PrintSettings;
  /** Tenths of a millimetre. */
  readonly pageWidth: number;
  readonly pageHeight: number;
  /** One document a page, in order. Relative addresses are the box's own server's. */
  readonly urlList: readonly string[];
  /** Access token the documents are fetched with. */
  readonly token: string;
}

export interface Printed {
  readonly jobId: string;
  readonly status: 'printed' | 'spooled';
  readonly pages: number;
  readonly warnings: readonly string[];
  /** The box had done this job key before: nothing was printed now. */
  readonly repeated?: true;
}

export interface PrintRefusal extends ChannelRefusal {
  /** How many pages came out before it. */
  readonly printedPages: number;
  readonly repeated?: true;
}

export type PrintReply = Printed | PrintRefusal;

export interface PrinterState {
  readonly slug: string;
  readonly name: string;
  readonly uri: string;
  readonly language: 'escpos' | 'starprnt' | 'fgl' | 'zpl' | 'pdf' | 'virtual';
  readonly dpi: number;
  readonly widthMm: number;
  readonly paperType: 'stock_tickets' | 'thermal_roller';
  readonly isDefault: boolean;
  readonly hasDrawer: boolean;
  readonly state: 'idle' | 'printing' | 'stopped' | 'offline';
  readonly reasons: readonly string[];
  readonly queued: number;
  /** ISO instant. */
  readonly lastJobAt?: string;
}

export interface ListPrintersReply {
  readonly printers: readonly PrinterState[];
}

/** One line of the box's journal. */
export interface JobState {
  readonly jobKey: string;
  readonly printerSlug: string;
  /** ISO instant it was taken on. */
  readonly at: string;
  readonly status: 'queued' | 'printing' | 'printed' | 'failed' | 'cancelled';
  readonly pages: number;
  readonly printedPages: number;
  readonly error?: string;
  readonly code?: ChannelErrorCode;
  /** Addresses of its documents, for a reprint. */
  readonly urlList: readonly string[];
}

export interface ListJobsReply {
  readonly jobs: readonly JobState[];
}

/** Asks the virtual printer for a page it keeps as an image. */
export interface ReadPageRequest {
  readonly boxId: string;
  readonly printerSlug: string;
  readonly jobKey: string;
  /** From 1. */
  readonly page: number;
}

/** How a box prints from now on: what it received last, kept on its disk. */
export interface BoxParameters {
  /** Of jobs that do not mention a cut. */
  readonly pageCutMode?: 'each' | 'last' | 'none' | undefined;
  /** 0, the slowest, to 10. */
  readonly printSpeed?: number | undefined;
  readonly forwardingMode?: string | undefined;
  /** What tickets are drawn with, by the paper they come out on. */
  readonly paperTypeTicketParametersMap?: Readonly<Record<string, object>> | undefined;
  readonly printers?: readonly PrinterParameters[] | undefined;
}

interface PrinterParameters {
  readonly slug: string;
  /** 0, the lightest, to 30. */
  readonly density?: number | undefined;
  /** Tenths of a millimetre, to the right and down. */
  readonly offset?: { readonly x: number; readonly y: number } | undefined;
}

/** What a box reports about itself on connecting and whenever a printer changes. */
export interface BoxState {
  readonly name: string;
  readonly packageVersion: string;
  /** Seconds. */
  readonly uptime: number;
  /** Percent. */
  readonly ramUsage: number;
  readonly printersState: readonly PrinterState[];
  readonly terminalsState: readonly TerminalState[];
  /** Absent of one that received none. */
  readonly parameters?: BoxParameters | undefined;
  readonly localTime: string;
}

export interface DiagnosticCheck {
  readonly name: 'relay' | 'dns' | 'clock' | 'disk' | 'memory' | 'printers';
  readonly ok: boolean;
  /** For developers. */
  readonly detail: string;
}

export interface FailedJob {
  readonly jobKey: string;
  readonly printerSlug: string;
  /** ISO instant. */
  readonly at: string;
  readonly code: string;
  readonly error: string;
}

export interface FullDiagnostic {
  readonly version: string;
  /** Seconds since the agent started. */
  readonly uptime: number;
  /** Percent of all processors over the last minute. */
  readonly cpu: number;
  /** Percent. */
  readonly ram: number;
  /** Percent. */
  readonly disk: number;
  /** Degrees Celsius, where the machine measures it. */
  readonly temperature?: number;
  /** Positive: the box's clock is ahead of the relay's. */
  readonly clockSkewMs: number;
  readonly relayLatencyMs: number;
  readonly dns: readonly string[];
  readonly printers: readonly PrinterState[];
  /** Newest first. */
  readonly lastErrors: readonly FailedJob[];
  readonly checks: readonly DiagnosticCheck[];
}

interface ToBox {
  readonly boxId: string;
}

/** Acknowledged messages that a desk sends and the relay passes on to the box. */
export interface RelayedMessages {
  print: { readonly request: PrintRequest; readonly reply: PrintReply };
  listPrinters: { readonly request: ToBox; readonly reply: ListPrintersReply | ChannelRefusal };
  listJobs: { readonly request: ToBox; readonly reply: ListJobsReply | ChannelRefusal };
  readPage: {
    readonly request: ReadPageRequest;
    readonly reply: { readonly png: Uint8Array } | ChannelRefusal;
  };
  getIpConfig: { readonly request: ToBox; readonly reply: IpConfig | ChannelRefusal };
  wifiNearby: { readonly request: ToBox; readonly reply: WifiNearby | ChannelRefusal };
  executeSpeedtest: { readonly request: ToBox; readonly reply: Speedtest | ChannelRefusal };
  fullDiagnostic: { readonly request: ToBox; readonly reply: FullDiagnostic | ChannelRefusal };
  rebootDevice: { readonly request: ToBox; readonly reply: Reboot | ChannelRefusal };
  listUsableEndpoint: { readonly request: ToBox; readonly reply: UsableEndpoints | ChannelRefusal };
  installNewPrinters: { readonly request: InstallRequest; readonly reply: Installed | ChannelRefusal };
  removePrinters: { readonly request: RemoveRequest; readonly reply: Removed | ChannelRefusal };
}

/** Relayed messages that look into the box itself or change it: for those who see to devices (`devices.write`) alone. */
export const DEVICE_MESSAGES = [
  'getIpConfig',
  'wifiNearby',
  'executeSpeedtest',
  'fullDiagnostic',
  'rebootDevice',
] as const satisfies readonly (keyof RelayedMessages)[];

/** Those that set it up: what hangs on it, and which printers it serves. For the same people. */
export const SETUP_MESSAGES = [
  'listUsableEndpoint',
  'installNewPrinters',
  'removePrinters',
] as const satisfies readonly (keyof RelayedMessages)[];

export type SetupMessage = (typeof SETUP_MESSAGES)[number];

export type DeviceMessage = (typeof DEVICE_MESSAGES)[number];

/** Messages passed on without a reply. */
export interface ForwardedMessages {
  apply: ToBox & { readonly parameters: BoxParameters };
  clearJobs: ToBox & { readonly printerSlug?: string };
  openCashdrawer: ToBox & { readonly printerSlug: string };
}

/** What came out of a printer, reported by the box to the relay until it is acknowledged: the relay has it counted. */
export interface OutcomeReport {
  readonly jobKey: string;
  /** Addresses of the pages that came out, or may have. */
  readonly urlList: readonly string[];
  /** ISO instant. */
  readonly at: string;
}

/**
 * The message that lists a box's printers carries the product's name on the wire (`listSingle{product}boxPrinters`);
 * the relay takes any, so the name is a setting of the desk alone.
 */
export const LIST_PRINTERS = /^listSingle\w*boxPrinters$/i;
