// Made by codegen from schema/calls/crm.openapi.json with openapi-typescript 7.13.0. Never edit: change the source and run `npm run codegen`.
// sha256 fab1466d12b47bda5e31d5d68b302e2b68a9f31b26bb1e21cc6aad85e8fba344
export interface paths {
    readonly "/suggest": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Values of one field, most frequent first. */
        readonly get: operations["suggest"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/suggestlist": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Values of several fields. */
        readonly get: operations["suggestList"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/customers/search": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Customers that match. */
        readonly post: operations["searchCustomers"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/customers/searchBody": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Customers that match, all else in the body. */
        readonly post: operations["searchCustomersByBody"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/customers/filter": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /** Changes every customer that matches. */
        readonly put: operations["updateFilteredCustomers"];
        readonly post?: never;
        /** Deletes every customer that matches. */
        readonly delete: operations["deleteFilteredCustomers"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/customers/dataviz": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Figures for a chart. */
        readonly post: operations["drawCustomers"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/customers/dataviz/actionlist": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** What can be done with the customers behind a chart's field. */
        readonly post: operations["listChartActions"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/customers/merge": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Merges customers into the first one. */
        readonly post: operations["mergeCustomers"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/customers/search": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Customers that match, as a collection. */
        readonly post: operations["searchCustomerCollection"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/customers/filters": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** What customers can be filtered by. */
        readonly get: operations["readCustomerFilters"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/aggregations/customers": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Statistics about the customers that match. */
        readonly post: operations["aggregateCustomers"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/mailSynchronization": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Sends the customers that match to a mailing list. */
        readonly post: operations["synchronizeMailingList"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/email/check-if-contact-list-exists": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Whether the provider has a list of that name. */
        readonly post: operations["checkContactList"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/email/get-contact-lists": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** The lists that the provider has. */
        readonly post: operations["readContactLists"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/export": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A file of the customers that match. */
        readonly post: operations["exportCustomers"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/imported_files": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Brings in a file of customers. */
        readonly post: operations["uploadCustomers"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/imported_files/{fileId}/cancel": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Cancels an import that can be cancelled. */
        readonly post: operations["cancelImport"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/imported_files/{fileId}/retry": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Tries an import again that can be retried. */
        readonly post: operations["retryImport"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/imported_files/{fileId}/delete": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Deletes an import that can be deleted, with the customers it brought. */
        readonly post: operations["deleteImport"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/imported_files/{fileId}/download-original-file": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The file as it was sent. */
        readonly get: operations["downloadOriginalFile"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/imported_files/{fileId}/download-error-report": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The rows that were refused, and why. */
        readonly get: operations["downloadErrorReport"];
        readonly put?: never;
        readonly post?: never;
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
        /** @enum {string} */
        readonly FilterGroupName: "contactOrOrganizationCharacteristic" | "linkContactCharacteristic" | "linkOrganizationCharacteristic" | "hasOrdered" | "hasNotOrdered" | "hasParticipated" | "hasNotParticipated" | "hasStatus" | "hasNoStatus";
        /** @enum {string} */
        readonly FilterFieldName: "id" | "customerType" | "civility" | "phone" | "email" | "city" | "country" | "zipcode" | "address" | "lastname" | "firstname" | "ticketingTitle" | "createdAt" | "updatedAt" | "gdprConsentAt" | "gdprConsent" | "categoryName" | "seasonId" | "statusName" | "venueName" | "ticketPriceName" | "contingentName" | "isBefore" | "isAfter" | "sellingDeviceOriginType" | "appliedOfferName" | "ticketStatus" | "validFrom" | "validUntil" | "atLeastXTimes" | "atMostXTimes" | "customerIdentity" | "organizationIdList" | "tagList" | "generic" | "vatNumber" | "geoZone" | "role" | "service" | "website" | "interests" | "diffusionListOK" | "diffusionListNO" | "organizationType";
        /** @enum {string} */
        readonly OperatorName: "dateIsInDay" | "isEqualTo" | "isNotEqualTo" | "startsWith" | "contains" | "notContains" | "isEmpty" | "isNotEmpty" | "isFilled" | "isNotFilled" | "isAfter" | "isBefore" | "isChecked" | "isNotChecked" | "match";
        /** @enum {string} */
        readonly CriteriaType: "text" | "phone" | "email" | "date" | "boolean" | "uniqueList" | "multipleList" | "number" | "dateSelector" | "dateIsBefore" | "dateIsAfter" | "match" | "contains";
        /** @enum {string} */
        readonly AggregationName: "total_contacts_count" | "total_paid_orders_count" | "total_participations_count" | "upcoming_tickets_count" | "average_cart_value" | "gender_distribution" | "status_distribution" | "geographic_distribution_by_zipcode" | "contact_seniority" | "total_tickets_purchased" | "ticketing_category_distribution" | "purchase_anticipation" | "purchase_ticket_price_distribution" | "purchase_temporality" | "purchase_selling_device_distribution";
        readonly CustomerCriterion: {
            readonly name: components["schemas"]["FilterFieldName"];
            readonly operator: components["schemas"]["OperatorName"];
            /** @description A value, a list of values, or nothing for isEmpty, isFilled, isChecked and their opposites. */
            readonly value?: string | number | boolean | readonly (string | number)[] | null;
        };
        /** @description All of its criteria hold. The shape is not specified: this is ours. */
        readonly CustomerFilterEntry: {
            readonly name?: components["schemas"]["FilterGroupName"];
            readonly criteriaList: readonly components["schemas"]["CustomerCriterion"][];
        };
        /** @description All entries hold; an empty list matches every customer. */
        readonly CustomerFilterBody: {
            readonly filterList: readonly components["schemas"]["CustomerFilterEntry"][];
        };
        readonly CustomerPatchBody: {
            readonly filterList: readonly components["schemas"]["CustomerFilterEntry"][];
            readonly dataToPatch: {
                readonly [key: string]: unknown;
            };
            /**
             * @description Lists are set, added to or taken from.
             * @default edit
             * @enum {string}
             */
            readonly editType: "edit" | "add" | "remove";
        };
        readonly FilteredResult: {
            readonly matched: number;
            readonly changed?: number;
            /** @description IRI of the job that does it, when there are many. */
            readonly job?: string;
        };
        /** @description A customer; its members are those of the entity. */
        readonly CustomerRecord: {
            readonly "@id": string;
            readonly "@type"?: string;
            /** @enum {string} */
            readonly customerType?: "contact" | "organization";
        } & {
            readonly [key: string]: unknown;
        };
        readonly CustomerSearchResult: {
            readonly total: number;
            readonly hits: readonly components["schemas"]["CustomerRecord"][];
        };
        readonly CustomerCollection: {
            readonly "@id"?: string;
            readonly "@type"?: string;
            readonly totalItems: number;
            readonly member: readonly components["schemas"]["CustomerRecord"][];
            readonly view?: {
                readonly first?: string;
                readonly last?: string;
                readonly next?: string;
                readonly previous?: string;
            };
        };
        readonly SuggestBucket: {
            readonly key: string | number | boolean;
            readonly doc_count: number;
        };
        readonly SuggestResult: {
            readonly doc_count_error_upper_bound?: number;
            readonly sum_other_doc_count?: number;
            readonly buckets: readonly components["schemas"]["SuggestBucket"][];
        };
        readonly FilterOperator: {
            readonly name: components["schemas"]["OperatorName"];
            readonly label: string;
        };
        readonly FilterCriteria: {
            readonly name: components["schemas"]["FilterFieldName"];
            readonly label: string;
            readonly type: components["schemas"]["CriteriaType"];
            readonly typologyVisibilityList?: readonly ("contact" | "organization")[];
        };
        readonly FilterGroup: {
            readonly name: components["schemas"]["FilterGroupName"];
            readonly label: string;
            readonly criteriaList: readonly components["schemas"]["FilterCriteria"][];
        };
        readonly CustomerFilterDefinition: {
            readonly commonFilterList: readonly components["schemas"]["FilterCriteria"][];
            readonly groupList: readonly components["schemas"]["FilterGroup"][];
            readonly operatorTypeList: readonly {
                readonly type: components["schemas"]["CriteriaType"];
                readonly operatorList: readonly components["schemas"]["FilterOperator"][];
            }[];
        };
        /** @enum {string} */
        readonly AggregationUnit: "percent" | "number" | "currency" | "float";
        readonly Aggregation: components["schemas"]["SingleValue"] | components["schemas"]["SummarySeries"] | components["schemas"]["GroupedSeries"] | components["schemas"]["Localization"];
        readonly SeriesPoint: {
            readonly label: string;
            readonly value: number;
        };
        readonly SingleValue: {
            readonly name: components["schemas"]["AggregationName"];
            readonly unit: components["schemas"]["AggregationUnit"];
            /** @constant */
            readonly type: "single_value_data";
            readonly data: {
                readonly value: number | null;
            };
        };
        readonly SummarySeries: {
            readonly name: components["schemas"]["AggregationName"];
            readonly unit: components["schemas"]["AggregationUnit"];
            /** @constant */
            readonly type: "summary_series_data";
            readonly data: readonly components["schemas"]["SeriesPoint"][];
        };
        readonly GroupedSeries: {
            readonly name: components["schemas"]["AggregationName"];
            readonly unit: components["schemas"]["AggregationUnit"];
            /** @constant */
            readonly type: "grouped_series_data";
            readonly data: readonly {
                readonly label: string;
                readonly series: readonly components["schemas"]["SeriesPoint"][];
            }[];
        };
        readonly Localization: {
            readonly name: components["schemas"]["AggregationName"];
            readonly unit: components["schemas"]["AggregationUnit"];
            /** @constant */
            readonly type: "localization_series_data";
            readonly data: readonly {
                readonly zipcode: string;
                readonly country?: string;
                readonly value: number;
            }[];
        };
        /** @description The entity; what a screen needs of it at once. */
        readonly ImportedFile: {
            readonly "@id": string;
            readonly originalName: string;
            /** @enum {string} */
            readonly importStatus: "uploaded" | "analyzing" | "analyzed" | "pending" | "in_progress" | "success" | "with_errors" | "failed" | "deleting" | "deleted" | "cancelled";
            /** Format: date-time */
            readonly importedAt?: string | null;
            readonly canBeCancelled?: boolean;
            readonly canBeRetried?: boolean;
            readonly canBeDeleted?: boolean;
            readonly canDownloadOriginalFile?: boolean;
            readonly canDownloadErrorReport?: boolean;
        } & {
            readonly [key: string]: unknown;
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
    readonly suggest: {
        readonly parameters: {
            readonly query: {
                readonly field: components["schemas"]["FilterFieldName"];
                /** @description `contact`, `organization` or both, joined by a comma. */
                readonly customerType?: string;
                /** @description What has been typed. Other parameters are taken too. */
                readonly text?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Buckets of values. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SuggestResult"];
                };
            };
            readonly 400: components["responses"]["Problem"];
            readonly 401: components["responses"]["Problem"];
            readonly 403: components["responses"]["Problem"];
        };
    };
    readonly suggestList: {
        readonly parameters: {
            readonly query: {
                /** @description Field names joined by a comma. */
                readonly fieldList: string;
                /** @description `contact`, `organization` or both, joined by a comma. */
                readonly customerType?: string;
                readonly text?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Buckets of values, by field. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly [key: string]: components["schemas"]["SuggestResult"];
                    };
                };
            };
            readonly 400: components["responses"]["Problem"];
            readonly 401: components["responses"]["Problem"];
            readonly 403: components["responses"]["Problem"];
        };
    };
    readonly searchCustomers: {
        readonly parameters: {
            readonly query?: {
                readonly page?: number;
                readonly limit?: number;
                /** @description Names joined by a comma. */
                readonly fields?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CustomerFilterBody"];
            };
        };
        readonly responses: {
            /** @description A page of them. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CustomerSearchResult"];
                };
            };
            readonly 400: components["responses"]["Problem"];
            readonly 401: components["responses"]["Problem"];
            readonly 403: components["responses"]["Problem"];
            readonly 422: components["responses"]["Problem"];
        };
    };
    readonly searchCustomersByBody: {
        readonly parameters: {
            readonly query?: {
                readonly page?: number;
                /** @description Names joined by a comma. */
                readonly fields?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CustomerFilterBody"];
            };
        };
        readonly responses: {
            /** @description A page of them. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CustomerSearchResult"];
                };
            };
            readonly 400: components["responses"]["Problem"];
            readonly 401: components["responses"]["Problem"];
            readonly 403: components["responses"]["Problem"];
            readonly 422: components["responses"]["Problem"];
        };
    };
    readonly updateFilteredCustomers: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CustomerPatchBody"];
            };
        };
        readonly responses: {
            /** @description How many were changed. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FilteredResult"];
                };
            };
            readonly 400: components["responses"]["Problem"];
            readonly 401: components["responses"]["Problem"];
            readonly 403: components["responses"]["Problem"];
            readonly 409: components["responses"]["Problem"];
            readonly 422: components["responses"]["Problem"];
        };
    };
    readonly deleteFilteredCustomers: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CustomerFilterBody"];
            };
        };
        readonly responses: {
            /** @description How many were deleted. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FilteredResult"];
                };
            };
            readonly 400: components["responses"]["Problem"];
            readonly 401: components["responses"]["Problem"];
            readonly 403: components["responses"]["Problem"];
            readonly 409: components["responses"]["Problem"];
            readonly 422: components["responses"]["Problem"];
        };
    };
    readonly drawCustomers: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @description Names the chart. */
                    readonly script: unknown;
                    /** @description Only customers that have this field. */
                    readonly fieldExist?: unknown;
                };
            };
        };
        readonly responses: {
            /** @description The chart's figures; their shape is the script's. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly [key: string]: unknown;
                    };
                };
            };
            readonly 400: components["responses"]["Problem"];
            readonly 401: components["responses"]["Problem"];
            readonly 403: components["responses"]["Problem"];
            readonly 422: components["responses"]["Problem"];
        };
    };
    readonly listChartActions: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly field: components["schemas"]["FilterFieldName"];
                };
            };
        };
        readonly responses: {
            /** @description Actions. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly {
                        readonly [key: string]: unknown;
                    }[];
                };
            };
            readonly 400: components["responses"]["Problem"];
            readonly 401: components["responses"]["Problem"];
            readonly 403: components["responses"]["Problem"];
            readonly 422: components["responses"]["Problem"];
        };
    };
    readonly mergeCustomers: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @description The kept one first, the merged ones after. */
                    readonly idList: readonly (number | string)[];
                };
            };
        };
        readonly responses: {
            /** @description The customer that is kept. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CustomerRecord"];
                };
            };
            readonly 400: components["responses"]["Problem"];
            readonly 401: components["responses"]["Problem"];
            readonly 403: components["responses"]["Problem"];
            readonly 404: components["responses"]["Problem"];
            readonly 422: components["responses"]["Problem"];
        };
    };
    readonly searchCustomerCollection: {
        readonly parameters: {
            readonly query: {
                readonly page?: number;
                /** @description The contract whose customers are meant. */
                readonly contractId: number;
                /** @description Names joined by a comma. */
                readonly fields?: string;
                readonly itemsPerPage?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CustomerFilterBody"];
            };
        };
        readonly responses: {
            /** @description A page of them. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/ld+json": components["schemas"]["CustomerCollection"];
                };
            };
            readonly 400: components["responses"]["Problem"];
            readonly 401: components["responses"]["Problem"];
            readonly 403: components["responses"]["Problem"];
            readonly 422: components["responses"]["Problem"];
        };
    };
    readonly readCustomerFilters: {
        readonly parameters: {
            readonly query: {
                /** @description The contract whose customers are meant. */
                readonly contractId: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Groups, criteria and operators. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CustomerFilterDefinition"];
                };
            };
            readonly 400: components["responses"]["Problem"];
            readonly 401: components["responses"]["Problem"];
            readonly 403: components["responses"]["Problem"];
        };
    };
    readonly aggregateCustomers: {
        readonly parameters: {
            readonly query: {
                /** @description The contract whose customers are meant. */
                readonly contractId: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly filterList: readonly components["schemas"]["CustomerFilterEntry"][];
                    readonly aggregationList: readonly components["schemas"]["AggregationName"][];
                    /** Format: date-time */
                    readonly purchaseDateFrom?: string | null;
                    /** Format: date-time */
                    readonly purchaseDateTo?: string | null;
                };
            };
        };
        readonly responses: {
            /** @description One for each name asked for, in that order. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["Aggregation"][];
                };
            };
            readonly 400: components["responses"]["Problem"];
            readonly 401: components["responses"]["Problem"];
            readonly 403: components["responses"]["Problem"];
            readonly 422: components["responses"]["Problem"];
        };
    };
    readonly synchronizeMailingList: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly contactListName: string;
                    readonly filterList: readonly components["schemas"]["CustomerFilterEntry"][];
                    readonly contractList?: readonly (number | string)[];
                    /** @description Slug of the mailing list provider. */
                    readonly mailerProvider: string;
                };
            };
        };
        readonly responses: {
            /** @description It is under way. */
            readonly 202: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @description IRI of the job that does it. */
                        readonly job?: string;
                    };
                };
            };
            readonly 400: components["responses"]["Problem"];
            readonly 401: components["responses"]["Problem"];
            readonly 403: components["responses"]["Problem"];
            readonly 422: components["responses"]["Problem"];
        };
    };
    readonly checkContactList: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly contactListName: string;
                    readonly contractList?: readonly (number | string)[];
                    /** @description Slug of the mailing list provider. */
                    readonly mailerProvider: string;
                };
            };
        };
        readonly responses: {
            /** @description Whether it has. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly exists: boolean;
                    };
                };
            };
            readonly 400: components["responses"]["Problem"];
            readonly 401: components["responses"]["Problem"];
            readonly 403: components["responses"]["Problem"];
            readonly 422: components["responses"]["Problem"];
        };
    };
    readonly readContactLists: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly contractList?: readonly (number | string)[];
                    /** @description Slug of the mailing list provider. */
                    readonly mailerProvider: string;
                };
            };
        };
        readonly responses: {
            /** @description Lists. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly {
                        readonly id?: number | string;
                        readonly name: string;
                        readonly count?: number;
                    }[];
                };
            };
            readonly 400: components["responses"]["Problem"];
            readonly 401: components["responses"]["Problem"];
            readonly 403: components["responses"]["Problem"];
            readonly 422: components["responses"]["Problem"];
        };
    };
    readonly exportCustomers: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @description Names the kind of export. */
                    readonly strategy: string;
                    readonly filterList: readonly components["schemas"]["CustomerFilterEntry"][];
                    readonly params?: {
                        readonly [key: string]: unknown;
                    };
                };
            };
        };
        readonly responses: {
            /** @description The file. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/csv": string;
                    readonly "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            readonly 400: components["responses"]["Problem"];
            readonly 401: components["responses"]["Problem"];
            readonly 403: components["responses"]["Problem"];
            readonly 422: components["responses"]["Problem"];
        };
    };
    readonly uploadCustomers: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "multipart/form-data": {
                    /** Format: binary */
                    readonly file: string;
                    /** Format: int64 */
                    readonly contractId: number;
                    /** @description IANA timezone of the dates in the file. */
                    readonly timezone?: string;
                };
            };
        };
        readonly responses: {
            /** @description The file, received. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ImportedFile"];
                };
            };
            readonly 400: components["responses"]["Problem"];
            readonly 401: components["responses"]["Problem"];
            readonly 403: components["responses"]["Problem"];
            readonly 413: components["responses"]["Problem"];
            readonly 415: components["responses"]["Problem"];
            readonly 422: components["responses"]["Problem"];
        };
    };
    readonly cancelImport: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly fileId: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The file as it stands now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ImportedFile"];
                };
            };
            readonly 400: components["responses"]["Problem"];
            readonly 401: components["responses"]["Problem"];
            readonly 403: components["responses"]["Problem"];
            readonly 404: components["responses"]["Problem"];
            readonly 409: components["responses"]["Problem"];
        };
    };
    readonly retryImport: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly fileId: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The file as it stands now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ImportedFile"];
                };
            };
            readonly 400: components["responses"]["Problem"];
            readonly 401: components["responses"]["Problem"];
            readonly 403: components["responses"]["Problem"];
            readonly 404: components["responses"]["Problem"];
            readonly 409: components["responses"]["Problem"];
        };
    };
    readonly deleteImport: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly fileId: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The file as it stands now. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ImportedFile"];
                };
            };
            readonly 400: components["responses"]["Problem"];
            readonly 401: components["responses"]["Problem"];
            readonly 403: components["responses"]["Problem"];
            readonly 404: components["responses"]["Problem"];
            readonly 409: components["responses"]["Problem"];
        };
    };
    readonly downloadOriginalFile: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly fileId: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The file. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/octet-stream": string;
                };
            };
            readonly 400: components["responses"]["Problem"];
            readonly 401: components["responses"]["Problem"];
            readonly 403: components["responses"]["Problem"];
            readonly 404: components["responses"]["Problem"];
        };
    };
    readonly downloadErrorReport: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly fileId: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The report. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/csv": string;
                };
            };
            readonly 400: components["responses"]["Problem"];
            readonly 401: components["responses"]["Problem"];
            readonly 403: components["responses"]["Problem"];
            readonly 404: components["responses"]["Problem"];
        };
    };
}
