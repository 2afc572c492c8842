/** An IPv6 subscriber has a whole /64 to come from. */
export function shortenAddress(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address;
  const [head = '', tail = ''] = address.split('::');
  const first = head.split(':').filter(Boolean);
  const last = tail.split(':').filter(Boolean);
  const missing = address.includes('::') ? 8 - first.length - last.length : 0;
  return [...first, ...Array<string>(Math.max(missing, 0)).fill('0'), ...last].slice(0, 4).join(':');
}
