/** Where the performances of a show are: under its slug, under its number where it has none yet. Pure. */
export const pathOfShow = (show: { readonly '@id': string; readonly slug: string | null }): string =>
  `/activity/${encodeURIComponent(show.slug ?? show['@id'].split('/').at(-1) ?? '')}/events`;
