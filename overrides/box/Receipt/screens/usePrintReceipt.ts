/**
 * Prints the receipt of an order on a printer of a box, on a roll where one has a roll. Each press is a print of its own:
 * one that came out before is marked "DUPLICATA".
 */
import { useMutation } from '@tanstack/react-query';
import { callAction } from '../../../../src/data/callAction.ts';
import { listPrinterChoices } from '../../Channel/model.ts';
import { usePrint } from '../../Printer/screens/usePrint.ts';

/** The order's address, and the language of the paper. */
interface Receipt {
  readonly order: string;
  readonly language: 'en' | 'fr';
}

async function findPrinter() {
  const boxes = await callAction('DeviceState.list', {
    query: { itemsPerPage: 50 },
    fields: ['boxId', 'name', 'printersState'],
  });
  const choices = listPrinterChoices(boxes.member).filter(({ printer }) => printer.state !== 'offline');
  return choices.find(({ printer }) => printer.paperType === 'thermal_roller') ?? choices[0];
}

export function usePrintReceipt() {
  const print = usePrint();
  return useMutation({
    /** @returns whether there was a printer */
    mutationFn: async ({ order, language }: Receipt) => {
      const choice = await findPrinter();
      if (!choice) return false;
      const { boxId, printer } = choice;
      const urlList = [`${order}/receipt.png?language=${language}`];
      await print.mutateAsync({ boxId, printerSlug: printer.slug, urlList });
      return true;
    },
  });
}
