// Made by codegen from schema/calls/accounts.openapi.json with openapi-typescript 7.13.0. Never edit: change the source and run `npm run codegen`.
// sha256 611f3f6b29a51b32d6d54a285a37b3fc8772b5169f1b3cdf0cbd84601f97a88b
export interface paths {
    readonly "/oauth/token": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A token for a code or a refresh token. */
        readonly post: operations["issueToken"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/contracts/{contractId}/roles/{roleId}/users": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Users that have a role. */
        readonly get: operations["listRoleUsers"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/contracts/{contractId}/users/grantPersonalizedAccess": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Gives a user rights of their own. */
        readonly post: operations["grantPersonalizedAccess"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/v1/contracts/{contractId}/users/revokePersonalizedAccess": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Takes a user's own rights back. */
        readonly post: operations["revokePersonalizedAccess"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        readonly Problem: {
            readonly type: string;
            readonly title: string;
            readonly status: number;
            readonly code: string;
            readonly message: string;
            readonly detail?: string;
            readonly details?: string;
            readonly hint?: string;
            readonly violations?: readonly {
                readonly propertyPath?: string;
                readonly message?: string;
                readonly code?: string;
            }[];
        };
        readonly CodeGrant: {
            /** @constant */
            readonly grant_type: "authorization_code";
            readonly code: string;
            /** Format: uri */
            readonly redirect_uri: string;
            readonly code_verifier?: string;
            readonly client_id?: string;
            readonly client_secret?: string;
        };
        readonly RefreshGrant: {
            /** @constant */
            readonly grant_type: "refresh_token";
            readonly refresh_token: string;
            readonly client_id?: string;
            readonly client_secret?: string;
        };
        readonly AccessToken: {
            readonly access_token: string;
            readonly refresh_token?: string;
            /** @description Seconds. */
            readonly expires_in: number;
            readonly token_type: string;
            readonly scope?: string;
        };
        readonly OAuthError: {
            readonly error: string;
            readonly error_description?: string;
        };
        /** @description A person who works for the contract. */
        readonly User: {
            readonly "@id": string;
            readonly "@type"?: string;
            /** Format: email */
            readonly email: string;
            readonly firstname?: string | null;
            readonly lastname?: string | null;
            readonly fullName?: string;
            /** Format: int64 */
            readonly contractId?: number;
            readonly contractRole?: string | null;
            readonly deskSellingDevice?: string | null;
            readonly personalizedAccess: boolean;
        };
        readonly UserCollection: {
            readonly "@id"?: string;
            readonly "@type"?: string;
            readonly totalItems: number;
            readonly member: readonly components["schemas"]["User"][];
        };
        readonly PolicyEntry: {
            /** @description IRI of a policy. */
            readonly policy: string;
            readonly resources?: readonly string[];
        };
        readonly GrantBody: {
            /** @description IRI or id. */
            readonly user: string | number;
            readonly policies?: readonly components["schemas"]["PolicyEntry"][];
        };
        readonly RevokeBody: {
            /** @description IRI or id. */
            readonly user: string | number;
        };
    };
    responses: {
        /** @description What went wrong. */
        readonly Problem: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    readonly issueToken: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/x-www-form-urlencoded": components["schemas"]["CodeGrant"] | components["schemas"]["RefreshGrant"];
            };
        };
        readonly responses: {
            /** @description Tokens. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AccessToken"];
                };
            };
            /** @description Refused. */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OAuthError"];
                };
            };
            /** @description An unknown client. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OAuthError"];
                };
            };
        };
    };
    readonly listRoleUsers: {
        readonly parameters: {
            readonly query?: {
                readonly page?: number;
                readonly itemsPerPage?: number;
            };
            readonly header?: never;
            readonly path: {
                readonly contractId: number;
                readonly roleId: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of them. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/ld+json": components["schemas"]["UserCollection"];
                };
            };
            readonly 400: components["responses"]["Problem"];
            readonly 401: components["responses"]["Problem"];
            readonly 403: components["responses"]["Problem"];
            readonly 404: components["responses"]["Problem"];
        };
    };
    readonly grantPersonalizedAccess: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly contractId: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["GrantBody"];
            };
        };
        readonly responses: {
            /** @description The user. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["User"];
                };
            };
            readonly 400: components["responses"]["Problem"];
            readonly 401: components["responses"]["Problem"];
            readonly 403: components["responses"]["Problem"];
            readonly 404: components["responses"]["Problem"];
            readonly 409: components["responses"]["Problem"];
            readonly 422: components["responses"]["Problem"];
        };
    };
    readonly revokePersonalizedAccess: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly contractId: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RevokeBody"];
            };
        };
        readonly responses: {
            /** @description The user. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["User"];
                };
            };
            readonly 400: components["responses"]["Problem"];
            readonly 401: components["responses"]["Problem"];
            readonly 403: components["responses"]["Problem"];
            readonly 404: components["responses"]["Problem"];
            readonly 409: components["responses"]["Problem"];
            readonly 422: components["responses"]["Problem"];
        };
    };
}
