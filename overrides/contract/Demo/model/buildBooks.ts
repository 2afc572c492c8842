/** The house's books and its people's corners: a client's deposits, an instalment plan, what the state and scanners know. */
import { buildDeposits } from './buildAccounts.ts';
import { contactNames } from './buildContacts.ts';
import { GIFT } from './buildOffers.ts';
import { findInstant, own, type Performance, type Row } from './buildSeason.ts';
import { buildOpenedShow } from './openedShow.ts';
import { listPatronChanges, patronJob } from './patrons.ts';
import type { SaleRows } from './writeSale.ts';

/** Tickets that the CRM's contacts took part with. */
const PARTICIPATIONS = 40;

/** `YYYY-MM-15`, so many months from a day. */
function due(today: string, months: number): string {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months, 15)).toISOString().slice(0, 10);
}

function buildInstalments(today: string): Record<string, readonly Row[]> {
  return {
    subscription: own([
      {
        name: 'Abonnement, paiement en 4 fois',
        status: 'active',
        customer_id: 12,
        wallet_id: 1,
        provider: 'SEPA',
        payment_method: 'sepa',
        recurrence: 'monthly',
        sepa_mandate_unique_ref: 'LUM-000012',
        created_at: `${due(today, -2)}T09:00:00Z`,
      },
    ]),
    subscription_maturity: own(
      [-2, -1, 0, 1].map((months) => ({
        subscription_id: 1,
        due_date: due(today, months),
        amount: 2400,
        status: due(today, months) < today ? 'paid' : 'pending',
      })),
    ),
  };
}

/** The first Friday from a day on, `YYYY-MM-DD`. */
function findFriday(today: string, days: number): string {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
  const start = new Date(Date.UTC(year, month - 1, day + days));
  const wait = (5 - start.getUTCDay() + 7) % 7;
  return new Date(start.getTime() + wait * 86_400_000).toISOString().slice(0, 10);
}

function buildKnowledge(today: string): Record<string, readonly Row[]> {
  return {
    ticketing_selling_device: own(
      [1, 2, 3].flatMap((ticketing_id) =>
        [1, 2, 3].map((selling_device_id) => ({ ticketing_id, selling_device_id })),
      ),
    ),
    ticketing_user: own([{ external_id: 'lumieres-api', provider: 'culture_pass' }]),
    ticketing_spectacle: own([
      { ticketing_id: 1, spectacle_id: 'SP-2026-00417', coproduction: false, jeune_public: false },
    ]),
    venue_place: own([{ venue_id: 1, lieu_id: 'LIEU-69001-0042' }]),
    ticketing_option_stress: own([{ ticketing_id: 1, option_stress: { optionNb: 2, score: 0.1 } }]),
    event_date_pattern: own([
      {
        ticketing_id: 1,
        type: 'weekly',
        status: 'draft',
        schedule: {
          days: ['FR', 'SA'],
          time: '20:30',
          from: findFriday(today, 75),
          until: findFriday(today, 124),
        },
        total_stock: 400,
        seat_config_id: 1,
      },
    ]),
  };
}

/** What the product reported and did: notices to all, one person's bell, work done in the background. */
function buildNotices(today: string, performances: readonly Performance[]): Record<string, readonly Row[]> {
  const opened = buildOpenedShow(performances, 3);
  const shared = (rows: readonly Row[]) =>
    rows.map((row, index) => ({ contract_id: 0, id: index + 1, ...row }));
  return {
    notification: shared([
      { message: 'Maintenance mardi de 6 h à 6 h 30.', display_style: 'info', active: true },
    ]),
    desk_notification: shared([
      {
        type: 'info',
        message: 'Nouveau : la caisse imprime le récapitulatif de séance.',
        start: `${due(today, -1)}T08:00:00Z`,
        expiry: `${due(today, 2)}T08:00:00Z`,
      },
    ]),
    user_desk_notification: own([{ accounts_user_id: 1, desk_notification_id: 1 }]),
    support_resource: shared([
      {
        type: 'tutorial',
        domain: 'desk',
        title: 'Ouvrir une session de caisse',
        text: 'Ouvrez la session avant la première vente, comptez la caisse à la fermeture.',
        link: '/sales',
        position: 1,
        enabled: true,
      },
      {
        type: 'tutorial',
        domain: 'ticket_import',
        title: 'Importer les ventes d’un partenaire',
        text: 'Du fichier du partenaire à vos séances : colonnes, correspondances, contrôles.',
        position: 2,
        enabled: true,
      },
      {
        type: 'video',
        domain: 'offer',
        title: 'Créer un abonnement',
        text: 'Trois spectacles au choix, un tarif, une seule carte : en quatre minutes.',
        link: 'https://aide.lumieres.example.test/abonnement',
        position: 3,
        enabled: true,
      },
      {
        type: 'promote',
        domain: 'crm',
        title: 'Segmentez votre public',
        text: 'Retrouvez en un filtre celles et ceux qui ne sont pas revenus depuis un an.',
        link: '/customers',
        position: 4,
        enabled: true,
      },
      {
        type: 'tutorial',
        domain: 'desk',
        title: 'Imprimer un billet à nouveau',
        text: 'Depuis la commande ou depuis le billet ; le premier exemplaire reste valable.',
        link: '/printer',
        position: 5,
        enabled: true,
      },
      {
        type: 'tutorial',
        domain: 'reporting_account',
        title: 'Ranger les recettes par compte',
        text: 'Un compte par type de produit, un code pour votre comptable.',
        link: '/reporting-accounts',
        position: 6,
        enabled: true,
      },
    ]),
    audit_document: own([
      {
        start_date: findInstant(due(today, -2), 0, '00:00'),
        end_date: findInstant(due(today, -1), 0, '00:00'),
      },
    ]),
    job: own([
      {
        name: 'selection',
        type: 'mass_action',
        action: 'update',
        target: 'Ticketing',
        status: 'SUCCESS',
        progress: 100,
        user_id: 1,
        parameters: { entity: 'Ticketing', operation: 'update' },
        user_data: { name: 'Camille Laurent' },
        result: { matched: 6, changed: 6, failed: 0, errors: [] },
      },
      patronJob,
      opened.job,
    ]),
    mass_action_row: opened.rows,
    customer_change_row: own(listPatronChanges(2, contactNames)),
    mass_action_aggregate: own([{ name: 'ticketing', aggregation_result: { opened: 12, closed: 2 } }]),
  };
}

/** What the CRM remembers of a contact: the first buyers, and the card that was used on a sale. */
function buildMemories(
  today: string,
  { ticket, order_item_cash_coupon, order_item }: SaleRows,
): Record<string, readonly Row[]> {
  const remembered = ticket.filter(({ status }) => status === 'payed').slice(0, PARTICIPATIONS);
  const item = order_item.find(({ id }) => id === order_item_cash_coupon[0]?.order_item_id);
  return {
    customer_coupon: own([
      {
        customer_id: 1,
        coupon_id: GIFT.coupon,
        code: GIFT.code,
        amount: GIFT.left,
        initial_amount: GIFT.value,
        usage: 'cash',
        coupon_is_enabled: true,
        order_id: item?.order_id ?? null,
        valid_until: findInstant(due(today, 6), 0, '23:59'),
      },
    ]),
    ticket_participation: own(
      remembered.map((one, index) => ({
        customer_id: (Math.floor(index / 4) % 5) + 1,
        origin: 'order_paid',
        ticket_id: one.id,
        ticket_status: one.status,
        ticket_price_id: one.ticket_price_id,
        ticket_price_name: one.ticket_price_name,
        ticketing_title: one.ticketing_title,
        event_date_id: one.event_date_id,
        event_date_start_date: one.event_date_start_date,
      })),
    ),
  };
}

/**
 * @param today the demo's day, as `YYYY-MM-DD`
 * @param sold what the CRM remembers of
 */
export function buildBooks(
  today: string,
  { sold, performances }: { readonly sold: SaleRows; readonly performances: readonly Performance[] },
): Record<string, readonly Row[]> {
  return {
    ...buildInstalments(today),
    ...buildDeposits(today),
    ...buildKnowledge(today),
    ...buildNotices(today, performances),
    ...buildMemories(today, sold),
  };
}
