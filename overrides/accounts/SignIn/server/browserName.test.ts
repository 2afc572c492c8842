import { expect, it } from 'vitest';
import { nameBrowser } from './browserName.ts';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0', 'Firefox · Windows'],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/128.0 Safari/537.36 Edg/128.0`,
    'Edge · Windows',
  ],
  [
    `Mozilla/5.0 (Linux; Android 14; Pixel 8) ${webkit} Chrome/128.0 Mobile Safari/537.36`,
    'Chrome · Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1 Version/17.5 Safari/604.1',
    'Safari · iPhone',
  ],
  ['curl/8.5.0', ''],
  [undefined, ''],
])('names "%s" as "%s"', (agent, name) => {
  expect(nameBrowser(agent)).toBe(name);
});
