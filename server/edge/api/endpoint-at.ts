import type { Endpoint } from '#schemas/api/endpoint.ts';
import { endpoints } from '#schemas/api/registry.ts';

const patterns = endpoints.map((endpoint) => ({
  endpoint,
  pattern: new RegExp(`^/api${endpoint.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}));

/** The declared endpoint for a request with this method and path. */
export function endpointAt(method: string, path: string): Endpoint | undefined {
  return patterns.find(({ endpoint, pattern }) => endpoint.method === method && pattern.test(path))?.endpoint;
}
