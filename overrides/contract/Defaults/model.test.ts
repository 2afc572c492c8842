import { describe, expect, it } from 'vitest';
import { buildDefaults, LABEL_SHEETS, PAGES } from './model.ts';

const far = (margin: number, number: number, size: number, gap: number) =>
  margin * 2 + number * size + (number - 1) * gap;

describe('the label sheets an organiser starts with', () => {
  it.each(LABEL_SHEETS)(
    '$pageType $across × $down fills its page, centred to a tenth of a millimetre',
    (sheet) => {
      const [width, height] = PAGES[sheet.pageType];
      expect(far(sheet.left, sheet.across, sheet.width, sheet.gapAcross)).toBeCloseTo(width, 1);
      expect(far(sheet.top, sheet.down, sheet.height, sheet.gapDown)).toBeCloseTo(height, 1);
    },
  );
});

describe('the payment methods an organiser starts with', () => {
  it('are named in the organiser’s language, cash being the default', () => {
    const [first] = buildDefaults('fr').desk_payment_method;
    expect(first).toEqual({
      code: 'cash',
      label: 'Espèces',
      label_translation_key: 'paymentMethod.cash',
      enabled: true,
      position: 0,
      is_default: true,
    });
  });

  it('leave direct debit and reschedules to be enabled', () => {
    const off = buildDefaults('en').desk_payment_method.filter(({ enabled }) => !enabled);
    expect(off.map(({ code }) => code)).toEqual(['sepa', 'reschedule', 'reschedule_online']);
  });
});
