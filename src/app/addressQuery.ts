/** Stands where react-admin would import a library for the query of an address: the browser reads one by itself. */

/** Of a parameter that is repeated, the last. */
export const parse = (search: string): Readonly<Record<string, string>> =>
  Object.fromEntries(new URLSearchParams(search));

/** In the order of the names, so that the same list has one address; what is undefined is left out. */
export function stringify(query: Readonly<Record<string, unknown>>): string {
  return Object.keys(query)
    .sort()
    .filter((name) => query[name] !== undefined)
    .map((name) => `${encodeURIComponent(name)}=${encodeURIComponent(String(query[name]))}`)
    .join('&');
}
