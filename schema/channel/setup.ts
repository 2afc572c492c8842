/** The box channel's messages that set a box up: what hangs on it, and which printers it serves. */

export interface UsableEndpoint {
  readonly id: string;
  readonly kind: 'usb' | 'network' | 'serial' | 'virtual';
  readonly uri: string;
  readonly make?: string;
  readonly model?: string;
  readonly suggestedLanguage?: string;
  readonly role: 'printer' | 'terminal';
  /** The printer or terminal that it is. */
  readonly installedAs?: string;
}

export interface UsableEndpoints {
  readonly endpoints: readonly UsableEndpoint[];
}

/** One of `endpointId` and `uri`. */
export interface NewPrinter {
  readonly endpointId?: string;
  readonly uri?: string;
  readonly name: string;
  readonly language?: string;
  readonly paperType?: 'stock_tickets' | 'thermal_roller';
  readonly isDefault?: boolean;
}

export interface InstallRequest {
  readonly boxId: string;
  readonly printers: readonly NewPrinter[];
}

export interface Installed {
  /** Slugs, in the order of those that were asked for. */
  readonly installed: readonly string[];
  readonly failed: readonly { readonly endpointId: string; readonly error: string }[];
}

export interface RemoveRequest {
  readonly boxId: string;
  readonly printerSlugs: readonly string[];
  /** Also those that are at work: their queued jobs are cancelled. */
  readonly force?: boolean;
}

export interface Removed {
  readonly removed: readonly string[];
  readonly failed: readonly { readonly printerSlug: string; readonly error: string }[];
}
