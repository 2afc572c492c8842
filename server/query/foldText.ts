/** Text as it is compared with what people type: without case and accents, the same in SQL and here. */
const accents = ['àâäáãåçéèêëíìîïñóòôöõúùûüýÿ', 'aaaaaaceeeeiiiinooooouuuuyy'] as const;

/** At the price of one translate. */
export function foldSql(sql: string): string {
  return `translate(lower(${sql}), '${accents[0]}', '${accents[1]}')`;
}

function fold(text: string): string {
  return [...text.normalize('NFC').toLowerCase()]
    .map((sign) => {
      const at = accents[0].indexOf(sign);
      return at < 0 ? sign : accents[1][at];
    })
    .join('');
}

/** A pattern for LIKE that means its own signs, folded. */
export function likePattern(text: string, place: 'start' | 'anywhere'): string {
  const escaped = fold(text).replace(/[\\%_]/g, '\\$&');
  return `${place === 'start' ? '' : '%'}${escaped}%`;
}
