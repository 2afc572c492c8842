/** A refusal inside the agent: its code travels to the desk. */
import type { ChannelErrorCode } from '../schema/channel.ts';

export class Refusal extends Error {
  readonly code: ChannelErrorCode;

  constructor(code: ChannelErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}
