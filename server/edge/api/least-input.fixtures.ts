import * as z from 'zod/mini';
import type { Endpoint } from '#schemas/api/endpoint.ts';
import { endpointUrl, pathNames } from '#schemas/api/endpoint.ts';

type Schema = {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  format?: string;
  minimum?: number;
  minItems?: number;
};

/**
 * Minimal valid input of a schema; ids get the given one. With `choice` every field is present, and unions take the
 * option of that index.
 */
export function leastInput(schema: NonNullable<Endpoint['body']>, id: string, choice?: number): unknown {
  return least(jsonSchema(schema), id, choice);
}

/** Cache of JSON schemas: tests ask for the same ones repeatedly. */
const jsonSchemas = new WeakMap<NonNullable<Endpoint['body']>, Schema>();

function jsonSchema(schema: NonNullable<Endpoint['body']>): Schema {
  const known = jsonSchemas.get(schema);
  if (known) return known;
  const made = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema;
  jsonSchemas.set(schema, made);
  return made;
}

function least(schema: Schema, id: string, choice: number | undefined): unknown {
  const choices = schema.anyOf ?? schema.enum?.map((value): Schema => ({ const: value })) ?? [];
  const chosen = choices[(choice ?? 0) % choices.length];
  if (schema.const !== undefined) return schema.const;
  if (chosen) return least(chosen, id, choice);
  if (schema.type === 'object') {
    const names = choice === undefined ? (schema.required ?? []) : Object.keys(schema.properties ?? {});
    return Object.fromEntries(
      names.map((name) => [name, least(schema.properties?.[name] ?? {}, id, choice)]),
    );
  }
  if (schema.type === 'array')
    return Array.from({ length: schema.minItems ?? 1 }, () => least(schema.items ?? {}, id, choice));
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(schema.minimum ?? 1, 1);
  if (schema.type === 'boolean') return true;
  if (schema.format === 'date') return '1999-12-31';
  if (schema.format === 'uri') return 'https://hook.test.example/';
  return schema.format === 'email' ? 'new@test.example' : id;
}

/** Path parameters that aren't ids. */
const PATH_VALUES: Readonly<Record<string, string>> = { version: '1', kind: 'page', type: 'keywords' };

/** URL of an endpoint with the id in place of each path parameter. */
export function urlAbout(one: Endpoint, id: string, query?: object): string {
  const values = pathNames(one.path).map((name) => [name, PATH_VALUES[name] ?? id]);
  return endpointUrl(one, { params: Object.fromEntries(values), ...(query && { query }) });
}
