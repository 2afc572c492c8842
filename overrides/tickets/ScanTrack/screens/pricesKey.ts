/** Under which the prices of a track are kept, and read again once they were chosen. */
export const pricesKey = (track: string) => ['ScanTrack', 'prices', track] as const;
