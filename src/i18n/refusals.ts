/** The texts of refusals: who meets one waits for them here, and only then are they fetched. */

let fetchTexts: () => Promise<void> = async () => undefined;

export function provideRefusals(fetch: () => Promise<void>): void {
  fetchTexts = fetch;
}

/** Never fails: without them a refusal is still described by its kind. */
export function settledRefusals(): Promise<void> {
  return fetchTexts().catch(() => undefined);
}
