/** Files that came from elsewhere: contacts, another seller's tickets, the names by which it calls our shows. */
import { CONTRACT, findInstant, own, type Row } from './buildSeason.ts';

/** An hour of yesterday: whenever the demo is made, its contents have happened. */
const hours = (today: string, hour: number) => findInstant(today, -1, `${hour}:${hour * 3}`);

/** A ticket that the partner had cancelled before its file came: it occupies nothing, and no door lets it in. */
const describeTicket = (id: number): Row => ({
  contract_id: CONTRACT,
  id,
  barcode: '3760001234567',
  status: 'cancelled',
  valid: false,
  event_date_id: 1,
  currency: 'EUR',
  ticket_price_name: 'PLEIN TARIF',
  ticketing_title: 'Cyrano de Bergerac',
});

/** @param sold `tickets`: how many were sold here */
export function buildImports(
  today: string,
  { tickets }: { readonly tickets: number },
): Record<string, readonly Row[]> {
  return {
    imported_file: own([
      {
        original_name: 'adherents-2026.csv',
        file_name: 'adherents-2026.csv',
        import_status: 'success',
        imported_at: hours(today, 8),
        size: 48_213,
        mime_type: 'text/csv',
        sheets: [
          {
            sheetName: 'adherents-2026',
            sheetIndex: 0,
            columns: ['Nom', 'Prénom', 'E-mail', 'Ville'],
            rowCount: 412,
          },
        ],
        mapping: [
          {
            sheetIndex: 0,
            sheetType: 'contacts',
            columns: { Nom: 'lastname', Prénom: 'firstname', 'E-mail': 'emailList', Ville: 'city' },
          },
        ],
        row_count: 412,
        done_count: 412,
        created_count: 37,
        updated_count: 121,
        unchanged_count: 254,
        failed_count: 0,
      },
      {
        original_name: 'partenaires.xlsx',
        file_name: 'partenaires.xlsx',
        import_status: 'with_errors',
        imported_at: hours(today, 9),
        size: 18_940,
        mime_type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        sheets: [
          {
            sheetName: 'Feuil1',
            sheetIndex: 0,
            columns: ['Raison sociale', 'Contact', 'Ville'],
            rowCount: 64,
          },
        ],
        mapping: [
          {
            sheetIndex: 0,
            sheetType: 'organizations',
            columns: { 'Raison sociale': 'lastname', Contact: 'emailList', Ville: 'city' },
          },
        ],
        row_count: 64,
        done_count: 64,
        created_count: 61,
        updated_count: 0,
        unchanged_count: 2,
        failed_count: 1,
      },
    ]),
    imported_file_refusal: own([
      {
        imported_file_id: 2,
        sheet_index: 0,
        row_number: 18,
        cells: ['Amicale du personnel', 'amicale@', 'Tours'],
        faults: [{ column: 'Contact', code: 'format', message: 'The value is no e-mail address.' }],
      },
    ]),
    provider_ticket_credentials: own([
      {
        provider_name: 'Billetterie partenaire',
        provider_type: 'ticket_import',
        param1: 'demo',
        active: true,
      },
    ]),
    provider_ticket_imported_file: own([
      {
        original_name: 'ventes-partenaire.csv',
        event_date_id: 1,
        import_status: 'with_errors',
        imported_at: hours(today, 7),
        total_tickets_imported: 0,
        row_count: 2,
        done_count: 2,
        failed_count: 1,
        ignored_count: 0,
        external_provider: 'Billetterie partenaire',
        scan_track_id: 1,
        strategy: 'none',
        strategy_mode: 'control_only',
        file_name: 'ventes-partenaire.csv',
        type: 'csv',
        size: 6120,
        mime_type: 'text/csv',
        sheet: {
          columns: ['Code-barres', 'Tarif', 'Statut'],
          values: [
            ['3760001234567', 'PLEIN TARIF', 'Annulé'],
            ['3,76E+12', 'PLEIN TARIF', 'Valide'],
          ],
          distinctValues: { Tarif: ['PLEIN TARIF'], Statut: ['Annulé', 'Valide'] },
          sheetName: '',
          sheetIndex: 0,
          sheetNames: [],
        },
        mapping: {
          columns: { 'Code-barres': 'barcode', Tarif: 'ticketPrice', Statut: 'status' },
          statuses: { Annulé: 'cancelled', Valide: 'payed' },
          generateBarcode: false,
        },
      },
    ]),
    provider_ticket_refusal: own([
      {
        imported_file_id: 1,
        row_number: 3,
        cells: ['3,76E+12', 'PLEIN TARIF', 'Valide'],
        faults: [{ code: 'barcodeMangled', values: { code: '3,76E+12' } }],
      },
    ]),
    ticket: [describeTicket(tickets + 1)],
    imported_ticket: own([
      {
        imported_file_id: 1,
        row_number: 2,
        ticket_id: tickets + 1,
        takes_stock: false,
        excluded_from_parent_stock: true,
      },
    ]),
    ticket_price_mapping: own([
      { label: 'PLEIN TARIF', event_name: 'CYRANO', ticket_price_id: 1, is_ignored: false },
      { label: 'TARIF CE', event_name: 'CYRANO', ticket_price_id: null, is_ignored: false },
    ]),
    contingent_mapping: own([{ label: 'CE DURAND', contingent_id: 1, is_default: false, is_ignored: false }]),
    seat_config_mapping: own([
      {
        label: 'GDE SALLE',
        seat_config_name: 'Grande Salle',
        seat_config_id: 1,
        is_free_seating: false,
        is_ignored: false,
      },
    ]),
    seat_mapping: own([{ label: 'ORCH A 19', seat_id: 1, is_ignored: false }]),
    mapping_notification: own([
      {
        type: 'missing',
        mapping_type: 'ticket_price',
        message: 'Le tarif « TARIF CE » n’a pas de correspondance.',
        imported_file_id: 1,
        fault: { code: 'priceUnmapped', values: { label: 'TARIF CE' } },
        provider: 'Billetterie partenaire',
        created_at: hours(today, 7),
      },
    ]),
  };
}
