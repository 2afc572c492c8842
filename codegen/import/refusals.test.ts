/** What is no document is refused in a sentence: what it is instead, and what to do. */
import { Buffer } from 'node:buffer';
import { describe, expect, it } from 'vitest';
import { explainFault, importText } from '../fixtures/import/readImport.ts';
import { decodeText } from './decodeText.ts';
import { Refusal } from './document.ts';

describe('what is no document', () => {
  it.each([
    ['', 'api.json:1 The document is empty. Give the API documentation, as the server answers it.'],
    [' \n\n', 'api.json:1 The document is empty. Give the API documentation, as the server answers it.'],
    [
      '<!doctype html><html>',
      'api.json:1 The document is a web page or XML: it starts with "<!doctype html><html". Give the address of the JSON-LD or OpenAPI document itself, e.g. "/docs.jsonld" or "/docs.json".',
    ],
    [
      'openapi: 3.0\ninfo:\n  title: Things',
      'api.json:1 No path of the document answers records of a collection. Give a document with paths like "/books" and "/books/{id}" whose answers have a schema with properties.',
    ],
    [
      '---\nswagger: "2.0"',
      'api.json:2 At /swagger: The document is Swagger 2.0. Convert it to OpenAPI 3, e.g. `npx swagger2openapi`, and import that.',
    ],
    [
      'openapi: 3.1.0\npaths:\n  /books:\n   get: [',
      'api.json:4 The document is not YAML that can be read as JSON. Flow sequence in block collection must be sufficiently indented and end with a ]. Correct that line.',
    ],
    [
      '# Things\nopenapi: 3.1.0\npaths:\n  /books: []',
      'api.json:4 At /paths/~1books: "/books" is a list, and must be an object. Write an object there, or remove "/books".',
    ],
    [
      '{\n "a": 1,\n}',
      'api.json:3 The document is not JSON. Remove the comma before `}`. Save it again as the server answers it.',
    ],
    [
      '42',
      'api.json:1 The document is 42, no object. Give a Hydra API documentation or an OpenAPI document.',
    ],
    [
      'null',
      'api.json:1 The document is null, no object. Give a Hydra API documentation or an OpenAPI document.',
    ],
    [
      '{}',
      'api.json:1 The document has no "hydra:supportedClass" and no "openapi": its keys are none. Give a Hydra API documentation or an OpenAPI 3 document.',
    ],
    [
      '[]',
      'api.json:1 The document has no "hydra:supportedClass" and no "openapi": its keys are none. Give a Hydra API documentation or an OpenAPI 3 document.',
    ],
    [
      `${'['.repeat(100_000)}`,
      'api.json:1 The document is nested too deep to be read. Give an API documentation; this one is none that a server would make.',
    ],
    [
      '{ "swagger": "2.0", "paths": {} }',
      'api.json:1 At /swagger: The document is Swagger 2.0. Convert it to OpenAPI 3, e.g. `npx swagger2openapi`, and import that.',
    ],
    [
      '{ "openapi": "4.0.0" }',
      'api.json:1 At /openapi: The "openapi" is "4.0.0". Give a document of OpenAPI 3.0 or 3.1.',
    ],
    [
      '{ "code": 401, "message": "JWT Token not found" }',
      'api.json:1 The document is the refusal of a server: 401 "JWT Token not found". Sign in, or save the document and import the file.',
    ],
    [
      '{ "asyncapi": "3.0.0", "channels": {} }',
      'api.json:1 The document is AsyncAPI 3.0.0, which describes messages and no records. Give the OpenAPI document of the same API.',
    ],
    [
      '{ "data": { "__schema": { "types": [] } } }',
      'api.json:1 The document is the introspection of a GraphQL API. Give the Hydra or OpenAPI document of the same API, if there is one.',
    ],
    [
      '{ "info": { "schema": "https://schema.getpostman.com/json/collection/v2.1.0/collection.json" }, "item": [] }',
      'api.json:1 The document is a collection of Postman. Convert it to OpenAPI 3, or give the OpenAPI document of the same API.',
    ],
    [
      '{ "$schema": "https://json-schema.org/draft/2020-12/schema", "properties": {} }',
      'api.json:1 The document is a JSON Schema, which says nothing of where records are found. Give the OpenAPI document that uses it.',
    ],
    [
      '{ "hydra:member": [], "hydra:totalItems": 0 }',
      'api.json:1 The document is a collection. Give the API documentation its Link header names.',
    ],
  ])('is refused: %j', (text, want) => {
    expect(explainFault(importText(text))).toBe(want);
  });
});

describe('bytes that are no text', () => {
  const refusalOf = (bytes: Uint8Array) => {
    try {
      return decodeText('api.json', bytes);
    } catch (error) {
      if (error instanceof Refusal) return `${error.fault.line}: ${error.fault.message} ${error.fault.hint}`;
      throw error;
    }
  };

  it.each([
    [
      'Latin-1',
      Buffer.from('{\n "title": "Été" }', 'latin1'),
      '2: The document is not written in UTF-8. Convert it, e.g. `iconv -f ISO-8859-1 -t UTF-8 api.json`.',
    ],
    [
      'UTF-16',
      Buffer.from('\uFEFF{}', 'utf16le'),
      '1: The document is written in UTF-16. Save it in UTF-8, as JSON is.',
    ],
    [
      'UTF-16 without a mark',
      Buffer.from('{}', 'utf16le'),
      '1: The document is written in UTF-16 or UTF-32, or is no text. Save it in UTF-8, as JSON is.',
    ],
    [
      'gzip',
      Buffer.from([0x1f, 0x8b, 8]),
      '1: The document is compressed with gzip. Unpack it first, e.g. with `gunzip`.',
    ],
    ['a mark before UTF-8', Buffer.from('\uFEFF{}'), '{}'],
  ])('%s', (_, bytes, want) => {
    expect(refusalOf(bytes)).toBe(want);
  });

  it('a text that is cut off', () => {
    expect(explainFault(importText('{\n "title": "Boo'))).toBe(
      'api.json:2 The document is not JSON. A text begins here that does not end on its line, or has a `\\` before what needs none. Save it again as the server answers it.',
    );
    expect(explainFault(importText([{ openapi: '3.0.0' }]))).toBe(
      'api.json:2 At /0: The document is a list with an OpenAPI document in it. Give that document alone, without the brackets around it.',
    );
  });
});
