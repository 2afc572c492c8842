import { describe, expect, it } from 'vitest';
import { layOutSheet } from './model.ts';

const avery = {
  pageType: 'A4',
  horizontalNb: 2,
  verticalNb: 2,
  stickerWidth: 99.1,
  stickerHeight: 38.1,
  marginLeft: 4.65,
  marginTop: 15.1,
  horizontalDistance: 2.5,
  verticalDistance: 0,
} as const;

describe('the labels of a sheet', () => {
  it('stand a label and a gap apart, row by row from the margins', () => {
    expect(layOutSheet(avery)).toEqual({
      pageType: 'A4',
      page: { width: 210, height: 297 },
      label: { width: 99.1, height: 38.1 },
      columns: 2,
      rows: 2,
      labels: [
        { x: 4.65, y: 15.1, width: 99.1, height: 38.1, fits: true },
        { x: 106.25, y: 15.1, width: 99.1, height: 38.1, fits: true },
        { x: 4.65, y: 53.2, width: 99.1, height: 38.1, fits: true },
        { x: 106.25, y: 53.2, width: 99.1, height: 38.1, fits: true },
      ],
      over: { width: 0, height: 0 },
    });
  });

  it('say by how much they reach over the page, and which ones', () => {
    const sheet = layOutSheet({ ...avery, pageType: 'A5', verticalNb: 6 });
    expect(sheet?.over).toEqual({ width: 57.35, height: 33.7 });
    expect(sheet?.labels.filter(({ fits }) => fits).map(({ x }) => x)).toEqual([
      4.65, 4.65, 4.65, 4.65, 4.65,
    ]);
  });

  it('fit where they end at the edge, whatever floating point makes of it', () => {
    const sheet = layOutSheet({ horizontalNb: 3, verticalNb: 1, stickerWidth: 70.01, stickerHeight: 37 });
    expect(sheet?.over).toEqual({ width: 0, height: 0 });
  });

  it.each([
    ['no width', { stickerWidth: undefined }],
    ['no label across', { horizontalNb: 0 }],
    ['half a label down', { verticalNb: 1.5 }],
    ['more labels than a sheet can have', { horizontalNb: 5_000 }],
  ])('are not drawn with %s', (_title, change) => {
    expect(layOutSheet({ ...avery, ...change } as Parameters<typeof layOutSheet>[0])).toBeUndefined();
  });
});
