/** Where a document of a file is. */
import { apiUrl } from '../../../../src/data/apiUrl.ts';
import { shortId } from './flow.ts';

export const fileAddress = (
  file: { readonly '@id': string },
  what: 'original-file' | 'error-report',
): string => `${apiUrl('ticketing')}/provider_ticket_imported_files/${shortId(file['@id'])}/download/${what}`;
