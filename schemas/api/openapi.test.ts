import { expect, test } from 'vitest';
import { openApiDocument } from './openapi.ts';
import { endpoints } from './registry.ts';

const document = JSON.parse(JSON.stringify(openApiDocument(endpoints)));

test.each(endpoints)('describes $method $path', ({ id, method, path, query, params, body, file }) => {
  const operation = document.paths[path][method.toLowerCase()];
  expect(operation.operationId).toBe(id);
  expect(operation.responses[200].content['application/json'].schema.allOf).toHaveLength(2);
  expect(operation.requestBody !== undefined).toBe((body ?? file) !== undefined);
  const places = operation.parameters.map((parameter: { in: string }) => parameter.in);
  expect(places.includes('path')).toBe(params !== undefined);
  expect(places.includes('query')).toBe(query !== undefined);
});

test('every reference leads to a component, and no other output of the generator is left', () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)];
  expect(references.length).toBeGreaterThan(endpoints.length);
  for (const [, name = ''] of references) expect(document.components.schemas).toHaveProperty(name);
  expect(JSON.stringify(document)).not.toMatch(/\$defs|__schema/);
});

test('describes required fields, the caller’s authority and paging', () => {
  expect(document.openapi).toBe('3.1.0');
  expect(document.paths['/saas-low-code-service/api/pages/{id}'].put.security).toEqual([
    { operator: ['publisher'] },
  ]);
  expect(document.paths['/saas-search-service/feeds/deals'].get).toMatchObject({
    security: [],
    parameters: [
      { name: 'page', in: 'query', required: false, schema: { default: 1, minimum: 1 } },
      { name: 'size', in: 'query', required: false, schema: { default: 20 } },
      { name: 'label', in: 'query', required: false },
    ],
  });
  expect(document.paths['/saas-content-service/classifications/by-code'].get.parameters).toMatchObject([
    { name: 'code', required: true },
  ]);
  expect(document.components.schemas.Deal.required).toEqual(['id']);
});
