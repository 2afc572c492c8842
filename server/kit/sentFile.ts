/** A file that came with a call. */
export interface SentFile {
  readonly bytes: Buffer;
  /** As its sender calls it; may be empty. */
  readonly name: string;
  /** As its sender declares it, unverified. */
  readonly mimeType: string;
}
