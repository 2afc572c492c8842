/** The colours of the house: plum ink on warm paper, the curtain's red where a hand should go. */
export const colors = {
  plum: '#2a1830',
  plumDeep: '#1d1022',
  plumSoft: '#43294c',
  paper: '#f7f1e7',
  sheet: '#fffdf8',
  line: '#e4d9c9',
  ink: '#281a2d',
  inkSoft: '#665669',
  curtain: '#b3301c',
  curtainDeep: '#8e2413',
  ember: '#ff9478',
  night: '#171019',
  nightSheet: '#211823',
  nightLine: '#3b2d3e',
  chalk: '#f4ebe1',
  chalkSoft: '#b9a9b6',
} as const;
