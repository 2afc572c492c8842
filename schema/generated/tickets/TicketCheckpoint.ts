// Made by codegen from schema/tickets/TicketCheckpoint.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** Ticket at a checkpoint, as answered. */
export interface TicketCheckpoint {
  readonly '@id': string;
  readonly '@type': 'TicketCheckpoint';
  readonly contract: string;
  readonly ticket: string;
  readonly checkpoint: string;
  readonly label: string | null;
  readonly valid: boolean;
  readonly isUnlimited: boolean;
  readonly maxScanNb: number;
  readonly remainingScanNb: number;
  readonly currentScanNb: number;
  readonly currentValidScanNb: number;
  readonly firstScannedDate: string | null;
  readonly lastScannedDate: string | null;
  readonly validStartDate: string | null;
  readonly validEndDate: string | null;
}

/** What is accepted for TicketCheckpoint: relations as IRIs. */
export interface TicketCheckpointInput {
  readonly contract?: string;
}

/** TicketCheckpoint as the server handles it: relations as ids. */
export interface TicketCheckpointValues {
  readonly contract: number;
  readonly ticket: number;
  readonly checkpoint: number;
  readonly valid: boolean;
  readonly isUnlimited: boolean;
  readonly maxScanNb: number;
  readonly remainingScanNb: number;
  readonly currentScanNb: number;
  readonly currentValidScanNb: number;
  readonly firstScannedDate: string | null;
  readonly lastScannedDate: string | null;
  readonly validStartDate: string | null;
  readonly validEndDate: string | null;
}

export const ticketCheckpointDescriptor = {
  "name": "TicketCheckpoint",
  "area": "tickets",
  "api": "ticketing",
  "collection": "/ticket_checkpoints",
  "scope": "contract",
  "table": "ticket_checkpoint",
  "title": "label",
  "label": {"en":"Ticket at a checkpoint","fr":"Billet à un point de contrôle"},
  "plural": {"en":"Tickets at checkpoints","fr":"Billets aux points de contrôle"},
  "icon": "Sensors",
  "properties": [
    {"name":"contract","kind":"relation","label":{"en":"Organiser","fr":"Organisateur"},"column":"contract_id","target":"Contract","required":true},
    {"name":"ticket","kind":"relation","label":{"en":"Ticket","fr":"Billet"},"column":"ticket_id","target":"Ticket","onDelete":"cascade","required":true,"readOnly":true,"list":true,"filter":true},
    {"name":"checkpoint","kind":"relation","label":{"en":"Checkpoint","fr":"Point de contrôle"},"column":"checkpoint_id","target":"Checkpoint","required":true,"readOnly":true,"list":true,"filter":true},
    {"name":"label","kind":"string","label":{"en":"Label","fr":"Libellé"},"computed":true,"from":"checkpoint.name","maxLength":255},
    {"name":"valid","kind":"boolean","label":{"en":"Valid","fr":"Valide"},"column":"valid","readOnly":true,"default":true,"list":true},
    {"name":"isUnlimited","kind":"boolean","label":{"en":"Unlimited scans","fr":"Contrôles illimités"},"column":"is_unlimited","readOnly":true,"default":false},
    {"name":"maxScanNb","kind":"integer","label":{"en":"Most scans","fr":"Contrôles permis"},"column":"max_scan_nb","readOnly":true,"default":1,"min":0},
    {"name":"remainingScanNb","kind":"integer","label":{"en":"Scans left","fr":"Contrôles restants"},"column":"remaining_scan_nb","readOnly":true,"default":1,"min":0,"list":true},
    {"name":"currentScanNb","kind":"integer","label":{"en":"Scans","fr":"Contrôles"},"column":"current_scan_nb","readOnly":true,"default":0,"min":0,"list":true},
    {"name":"currentValidScanNb","kind":"integer","label":{"en":"Valid scans","fr":"Contrôles valides"},"column":"current_valid_scan_nb","readOnly":true,"default":0,"min":0},
    {"name":"firstScannedDate","kind":"dateTime","label":{"en":"First scan","fr":"Premier contrôle"},"column":"first_scanned_date","readOnly":true,"timezoneFrom":"ticket.ticketingTimezone"},
    {"name":"lastScannedDate","kind":"dateTime","label":{"en":"Last scan","fr":"Dernier contrôle"},"column":"last_scanned_date","readOnly":true,"timezoneFrom":"ticket.ticketingTimezone","list":true},
    {"name":"validStartDate","kind":"dateTime","label":{"en":"Valid from","fr":"Valable du"},"column":"valid_start_date","readOnly":true,"timezoneFrom":"ticket.ticketingTimezone"},
    {"name":"validEndDate","kind":"dateTime","label":{"en":"Valid until","fr":"Valable jusqu’au"},"column":"valid_end_date","readOnly":true,"timezoneFrom":"ticket.ticketingTimezone"}
  ],
  "operations": ["list","read"],
  "actions": [],
  "rights": {"read":["tickets.read","tickets.scan"],"write":"tickets.scan","export":"records.export","paths":{"ticketing":"ticket.eventDate.ticketing"}},
  "uniques": [["ticket","checkpoint"]]
} as const satisfies EntityDescriptor;
