/** Settings of the process, read once from the environment. */

export interface WorkersSettings {
  readonly threads: number;
  /** Pieces that may wait. */
  readonly waiting: number;
  /** Megabytes of JavaScript's memory of one thread. */
  readonly memory: number;
}

/** What a call costs the server more than others, by kind. */
export type CostlyKind = 'exports' | 'imports' | 'documents' | 'bulk';

export type RateLimits = Readonly<Record<CostlyKind, number>>;

/** Settings of the process, read once from the environment. */
export interface Settings {
  readonly port: number;
  /** The address people open, without a slash at its end, e.g. `http://localhost:8080`. */
  readonly origin: string;
  readonly varDir: string;
  readonly databaseUrl: string | undefined;
  readonly demo: boolean;
  /** The box agent is started beside the server. */
  readonly box: boolean;
  /** Proxies whose word on a caller's address is taken; anybody else's header is not. */
  readonly trustedProxies: readonly string[];
  readonly workers: WorkersSettings;
  readonly logRequests: boolean;
  /** Whoever brings it reads `/metrics`; without it there is no such address. */
  readonly metricsToken: string | undefined;
  /** Other sites whose pages may call the API with an access token. */
  readonly corsOrigins: readonly string[];
  /** How many calls of each costly kind an account may make a minute; 0: any number. */
  readonly rateLimits: RateLimits;
  /** Hosts, with a port or without, that may be asked though they are private or speak plain http. */
  readonly remoteAllow: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
}
