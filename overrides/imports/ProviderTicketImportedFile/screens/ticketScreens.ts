/** The screens of an import, fetched together: who begins one sees its steps and what came of it. */
export { TicketFileShow } from './TicketFileShow.tsx';
export { TicketImport } from './TicketImport.tsx';
export { TicketImportFlow } from './TicketImportFlow.tsx';
