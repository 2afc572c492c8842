// Made by codegen from schema/*/calls.jsonld. Never edit: change the source and run `npm run codegen`.
import type { CallDescriptor } from '../descriptor.ts';
import type { PlainCall } from './actions.ts';

export const calls: Readonly<Record<PlainCall, CallDescriptor>> = {
  'GET /me/rights': {"name":"GET /me/rights","area":"accounts","method":"GET","path":"/me/rights","api":"ticketing","summary":"Who asks, in which contract, and what they may do there.","rights":"signedIn","returns":"OwnRights"},
  'GET /me/settings': {"name":"GET /me/settings","area":"accounts","method":"GET","path":"/me/settings","api":"ticketing","summary":"What the person who asks set for their screens in this contract.","rights":"signedIn","returns":"json"},
  'GET /suggest': {"name":"GET /suggest","area":"customers","method":"GET","path":"/suggest","api":"crm","summary":"Values of one field, most frequent first.","rights":"customers.read","query":"SuggestQuery","returns":"SuggestResult"},
  'GET /suggestlist': {"name":"GET /suggestlist","area":"customers","method":"GET","path":"/suggestlist","api":"crm","summary":"Values of several fields, by field.","rights":"customers.read","query":"SuggestListQuery","returns":"json"},
  'GET /v1/customers/filters': {"name":"GET /v1/customers/filters","area":"customers","method":"GET","path":"/v1/customers/filters","api":"crm","summary":"What customers can be filtered by: groups, criteria and operators.","rights":"customers.read","returns":"CustomerFilter"},
  'POST /contracts/{contractId}/impersonations': {"name":"POST /contracts/{contractId}/impersonations","area":"accounts","method":"POST","path":"/contracts/{contractId}/impersonations","api":"accounts","summary":"A token to work as someone else of the organiser, for an hour.","rights":"rights.impersonate","expects":"ImpersonationRequest","returns":"ImpersonationToken"},
  'POST /email/check-if-contact-list-exists': {"name":"POST /email/check-if-contact-list-exists","area":"customers","method":"POST","path":"/email/check-if-contact-list-exists","api":"crm","summary":"Whether the mailing service has a list of that name.","rights":"customers.mail","expects":"ContactListCheck","returns":"json"},
  'POST /email/get-contact-lists': {"name":"POST /email/get-contact-lists","area":"customers","method":"POST","path":"/email/get-contact-lists","api":"crm","summary":"The lists that the mailing service has.","rights":"customers.mail","expects":"ContactListQuery","returns":"json"},
  'POST /mailSynchronization': {"name":"POST /mailSynchronization","area":"customers","method":"POST","path":"/mailSynchronization","api":"crm","summary":"Sends the customers that match to a mailing list.","rights":"customers.mail","expects":"MailSynchronization","returns":"json"},
  'POST /v1/aggregations/customers': {"name":"POST /v1/aggregations/customers","area":"customers","method":"POST","path":"/v1/aggregations/customers","api":"crm","summary":"Statistics about the customers that match, one for each name asked for, in that order.","rights":"customers.read","expects":"CustomerAggregation","returns":"collection:SearchAggregation"},
  'PUT /me/settings': {"name":"PUT /me/settings","area":"accounts","method":"PUT","path":"/me/settings","api":"ticketing","summary":"Changes the settings that it names; null takes one away.","rights":"signedIn","expects":"json","returns":"json"},
};
