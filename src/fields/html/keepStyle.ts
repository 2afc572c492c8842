/**
 * Which styles a text that people wrote may have: how its letters and boxes look, in values that name no address. What
 * cannot be read plainly – an escape, a comment, a function but of colours – is left out rather than read.
 */

const kept = new Set([
  'background-color',
  'border',
  'border-color',
  'border-collapse',
  'border-style',
  'border-width',
  'color',
  'font',
  'font-family',
  'font-size',
  'font-style',
  'font-weight',
  'height',
  'letter-spacing',
  'line-height',
  'list-style-type',
  'max-width',
  'text-align',
  'text-decoration',
  'text-indent',
  'text-transform',
  'vertical-align',
  'white-space',
  'width',
  ...['margin', 'padding'].flatMap((name) => [
    name,
    ...['top', 'right', 'bottom', 'left'].map((side) => `${name}-${side}`),
  ]),
]);

const functions = new Set(['rgb', 'rgba', 'hsl', 'hsla']);

const plain = /^[\w\s.,#%+\-!()'"]+$/;

function isPlain(value: string): boolean {
  if (!plain.test(value) || (value.match(/["']/g) ?? []).length % 2 === 1) return false;
  const opened = value.match(/\(/g) ?? [];
  const named = [...value.matchAll(/([\w-]+)\(/g)].map(([, name = '']) => name.toLowerCase());
  return named.length === opened.length && named.every((name) => functions.has(name));
}

/**
 * @param style the declarations of a `style` attribute
 * @returns those that may stay; an empty text for none
 * @example keepStyle('color: red; background: u\\72l(https://elsewhere.example/a.png)') // 'color: red'
 */
export function keepStyle(style: string): string {
  return style
    .split(';')
    .map((declaration) => /^\s*([\w-]+)\s*:\s*(.+?)\s*$/s.exec(declaration))
    .flatMap((found) => {
      const [, name = '', value = ''] = found ?? [];
      return kept.has(name.toLowerCase()) && isPlain(value) ? [`${name}: ${value}`] : [];
    })
    .join('; ');
}
