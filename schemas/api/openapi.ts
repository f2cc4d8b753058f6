import * as z from 'zod/mini';
import { type Endpoint, pathNames } from './endpoint.ts';
import { envelopeSchema } from './envelope.ts';
import type { JsonSchema } from './schema-text.ts';

/** Direction of a schema: requests are described before parsing, responses after it. */
type Direction = 'input' | 'output';

/** The OpenAPI 3.1 document of the API; its paths are relative to `/api`. */
export function openApiDocument(endpoints: readonly Endpoint[]) {
  const schemas: Record<string, JsonSchema> = {};
  const toSchema = (schema: z.core.$ZodType, io: Direction) => jsonSchema(schema, io, schemas);
  const envelope = toSchema(envelopeSchema, 'output');

  const paths: Record<string, Record<string, object>> = {};
  for (const one of endpoints) {
    const data = { properties: { data: toSchema(one.data, 'output') } };
    paths[one.path] = {
      ...paths[one.path],
      [one.method.toLowerCase()]: {
        operationId: one.id,
        summary: one.summary,
        tags: [one.path.split('/')[1]],
        parameters: parameters(one, toSchema),
        ...(one.body && { requestBody: { required: true, content: json(toSchema(one.body, 'input')) } }),
        ...(one.file && { requestBody: { required: true, content: { 'application/octet-stream': {} } } }),
        responses: {
          200: { description: 'The result', content: json({ allOf: [envelope, data] }) },
          default: { description: 'A failure; `message` is for people', content: json(envelope) },
        },
        security: securityOf(one),
        ...(one.limit && { 'x-rate-limit': one.limit }),
      },
    };
  }
  const bearer = { type: 'http', scheme: 'bearer' };
  return {
    openapi: '3.1.0',
    info: { title: 'Talat', version: '1' },
    servers: [{ url: '/api' }],
    paths,
    components: { schemas, securitySchemes: { member: bearer, operator: bearer } },
  };
}

/** Security requirement of a call; an operator's call names the least role. */
function securityOf({ auth }: Endpoint): Record<string, string[]>[] {
  if (auth === 'none') return [];
  if (auth === 'visitor') return [{}, { member: [] }];
  return auth === 'member' ? [{ member: [] }] : [{ operator: [auth] }];
}

function parameters(
  { path, query }: Endpoint,
  toSchema: (schema: z.core.$ZodType, io: Direction) => JsonSchema,
) {
  const inPath = pathNames(path).map((name) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const { properties = {}, required = [] } = query ? toSchema(query, 'input') : {};
  const inQuery = Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
  return [...inPath, ...inQuery];
}

/** The schema as JSON Schema; entities move to `schemas` and are referred to. */
function jsonSchema(schema: z.core.$ZodType, io: Direction, schemas: Record<string, JsonSchema>): JsonSchema {
  const generated = z.toJSONSchema(z.array(schema), { io, unrepresentable: 'any' });
  const text = JSON.stringify(generated).replaceAll('"#/$defs/', '"#/components/schemas/');
  const { items, $defs } = JSON.parse(text) as { items: JsonSchema; $defs?: Record<string, JsonSchema> };
  Object.assign(schemas, $defs);
  return items;
}

function json(schema: JsonSchema) {
  return { 'application/json': { schema } };
}
