// Made by codegen from schema/accounts/OwnSecondFactor.jsonld. Never edit: change the source and run `npm run codegen`.
import type { EntityDescriptor } from '../../descriptor.ts';

/** State of the second factor, as answered. */
export interface OwnSecondFactor {
  /** Whether signing in asks for a code. */
  readonly isOn: boolean;
  readonly recoveryCodesLeft: number;
}

/** What is accepted for OwnSecondFactor: relations as IRIs. */
export interface OwnSecondFactorInput {
  /** Whether signing in asks for a code. */
  readonly isOn: boolean;
  readonly recoveryCodesLeft: number;
}

/** OwnSecondFactor as the server handles it: relations as ids. */
export interface OwnSecondFactorValues {
  readonly isOn: boolean;
  readonly recoveryCodesLeft: number;
}

export const ownSecondFactorDescriptor = {
  "name": "OwnSecondFactor",
  "area": "accounts",
  "api": "accounts",
  "collection": "",
  "scope": "value",
  "table": "own_second_factor",
  "title": "isOn",
  "label": {"en":"State of the second factor","fr":"État du second facteur"},
  "plural": {"en":"State of the second factor","fr":"État du second facteur"},
  "properties": [
    {"name":"isOn","kind":"boolean","label":{"en":"On","fr":"Activé"},"comment":{"en":"Whether signing in asks for a code.","fr":"Si la connexion demande un code."},"required":true},
    {"name":"recoveryCodesLeft","kind":"integer","label":{"en":"Recovery codes left","fr":"Codes de secours restants"},"required":true}
  ],
  "operations": [],
  "actions": []
} as const satisfies EntityDescriptor;
