// Made by codegen from schema/*/calls.jsonld. Never edit: change the source and run `npm run codegen`.
import type { CallDescriptor } from '../descriptor.ts';
import type { PlainCall } from './actions.ts';

export const calls: Readonly<Record<PlainCall, CallDescriptor>> = {
  'DELETE /contracts/{contractId}/impersonations': {"name":"DELETE /contracts/{contractId}/impersonations","area":"accounts","method":"DELETE","path":"/contracts/{contractId}/impersonations","api":"accounts","summary":"Ends the work as someone else that the token is of.","rights":"signedIn"},
  'GET /me/rights': {"name":"GET /me/rights","area":"accounts","method":"GET","path":"/me/rights","api":"ticketing","summary":"Who asks, in which contract, and what they may do there.","rights":"signedIn","returns":"OwnRights"},
  'GET /me/settings': {"name":"GET /me/settings","area":"accounts","method":"GET","path":"/me/settings","api":"ticketing","summary":"What the person who asks set for their screens in this contract.","rights":"signedIn","returns":"json"},
  'POST /contracts/{contractId}/impersonations': {"name":"POST /contracts/{contractId}/impersonations","area":"accounts","method":"POST","path":"/contracts/{contractId}/impersonations","api":"accounts","summary":"A token to work as someone else of the organiser, for an hour.","rights":"rights.impersonate","expects":"ImpersonationRequest","returns":"ImpersonationToken"},
  'PUT /me/settings': {"name":"PUT /me/settings","area":"accounts","method":"PUT","path":"/me/settings","api":"ticketing","summary":"Changes the settings that it names; null takes one away.","rights":"signedIn","expects":"json","returns":"json"},
};
