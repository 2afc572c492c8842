/** How YAML is recognised: by the name of a file or address, by a server's media type, or by how a text begins. */

export const isYamlName = (file: string): boolean => /\.ya?ml(?:[?#]|$)/i.test(file);

/** `application/yaml`, `text/x-yaml`, `application/openapi+yaml`, and OpenAPI's own type without a suffix. */
export const isYamlType = (type: string): boolean =>
  /[/+.](?:x-)?yaml\b|\.oai\.openapi\s*(?:;|$)/i.test(type);

/** A document of YAML under any name: a comment, a directive, or a key that is not in double quotes. */
export const looksLikeYaml = (text: string): boolean =>
  /^\uFEFF?\s*(?:%YAML|---|#|[\w$@'-]+:(?:\s|$))/.test(text);
