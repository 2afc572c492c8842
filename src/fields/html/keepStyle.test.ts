import { expect, it } from 'vitest';
import { keepStyle } from './keepStyle.ts';

it.each([
  ['color: red; font-weight: bold', 'color: red; font-weight: bold'],
  ['COLOR:#0a3;margin-left:2em', 'COLOR: #0a3; margin-left: 2em'],
  ['color: rgb(10, 20, 30) !important', 'color: rgb(10, 20, 30) !important'],
  [`font-family: "Times New Roman", serif`, `font-family: "Times New Roman", serif`],
  ['text-align:center;', 'text-align: center'],
  ['', ''],
])('keeps how words look: %s', (style, kept) => expect(keepStyle(style)).toBe(kept));

const address = 'https://elsewhere.example/seen.png';
it.each([
  `background: url(${address})`,
  `background-image: url("${address}")`,
  `background-color: url(${address})`,
  `background-image: URL('//elsewhere.example/a')`,
  `background: u\\72l(${address})`,
  `background: \\000075rl(${address})`,
  `background: u/**/rl(${address})`,
  `background-image: image-set("${address}" 1x)`,
  `background-image: -webkit-image-set(url(${address}) 1x)`,
  `background-image: cross-fade(url(${address}), red)`,
  `list-style-image: url(${address})`,
  `list-style: url(${address})`,
  `border-image: url(${address}) 30`,
  `content: url(${address})`,
  `cursor: url(${address}), auto`,
  `mask: url(${address}#a)`,
  `filter: url(${address}#a)`,
  `--picture: url(${address})`,
  'color: var(--picture)',
  `@import "${address}"`,
  `@import url(${address})`,
  `color: red} @import '${address}'; {`,
  `src: url(${address})`,
  `font-family: "a`,
  'width: expression(alert(1))',
  'behavior: url(#default)',
  'position: fixed; inset: 0; z-index: 9999',
])('leaves out what may fetch, hide or cover: %s', (style) => expect(keepStyle(style)).toBe(''));

it('leaves the rest of an attribute that holds one of them', () => {
  const style = `color: red; background: url(data:image/png;base64,AAAA) "; font-size: 2em; width: 10px`;
  expect(keepStyle(style)).toBe('color: red; font-size: 2em; width: 10px');
});
