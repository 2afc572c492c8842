// Made by codegen from schema/apis.jsonld. Never edit: change the source and run `npm run codegen`.
/** Addresses of the servers that keep the records of an API, by its name. */
export const remoteAddresses: Readonly<Record<string, string>> = {};
