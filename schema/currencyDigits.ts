/** How many decimals a currency's amounts have: 2 for EUR, 0 for XPF. From the engine's own ISO 4217 data. */
export function currencyDigits(currency: string): number {
  try {
    const options = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
    return options.maximumFractionDigits ?? 2;
  } catch {
    // Not three letters: shown as a plain number of minor units of two decimals.
    return 2;
  }
}
