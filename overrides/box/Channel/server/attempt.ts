export interface ChannelLog {
  warn(details: object, message: string): void;
}

/** Takes a message. What somebody sends may be anything; it is theirs alone to fail by. */
export async function attempt(log: ChannelLog, name: string, run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    log.warn({ err: error, name }, 'the channel could not take a message');
  }
}
