/** The first line of every generated file. */

/** `comment` is how the language of the file begins a comment. */
export function madeFrom(source: string, comment = '//'): string {
  return `${comment} Made by codegen from ${source}. Never edit: change the source and run \`npm run codegen\`.\n`;
}
