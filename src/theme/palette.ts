/**
 * The colours of the house: plum on warm paper. Each has one meaning: `brand` where a hand should go, `link` what leads
 * elsewhere, and the states. `docs/look.md` shows them, with their contrasts.
 */
export const colors = {
  plum: '#2a1830',
  plumDeep: '#1d1022',
  plumSoft: '#43294c',
  selected: '#6b3f7a',
  paper: '#f7f1e7',
  sheet: '#fffdf8',
  line: '#e4d9c9',
  ink: '#281a2d',
  inkSoft: '#665669',
  brand: '#6b2f7e',
  brandNight: '#dbb2ea',
  link: '#1a5a96',
  linkNight: '#93c5ff',
  success: '#27663b',
  successNight: '#8fcf9f',
  warning: '#855600',
  warningNight: '#f0c16c',
  danger: '#b3201a',
  dangerNight: '#ff948b',
  ember: '#ff9478',
  night: '#171019',
  nightSheet: '#211823',
  nightLine: '#3b2d3e',
  chalk: '#f4ebe1',
  chalkSoft: '#b9a9b6',
} as const;
