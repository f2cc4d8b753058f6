import { useMemo } from 'react';
import { createApiClient } from '#client/api-client.ts';
import { browserHeaders } from '#client/browser-headers.ts';
import { useEndpoint } from '#client/use-endpoint.ts';
import { sourceItems } from '#schemas/api/invented/sources.ts';
import { REQUEST } from '#schemas/constants.ts';
import type { SourceItems } from '#schemas/entities/source-item.ts';
import type { Source, SourceKind } from '#schemas/source.ts';
import { useSettled } from '#ui/use-settled.ts';

const TYPING_PAUSE_MS = 400;

/** Things that a source shows at the moment `at`, now if undefined, with their number; undefined until they are loaded. */
export function useSource(
  kind: SourceKind,
  source: Source,
  at: number | undefined,
): { found: SourceItems | undefined; hasFailed: boolean } {
  const api = useMemo(() => clientAt(at), [at]);
  const asked = useSettled(JSON.stringify({ kind, source, isCounted: true }), TYPING_PAUSE_MS);
  const { data, error } = useEndpoint(sourceItems, asked ? { body: JSON.parse(asked) } : null, {
    api,
    silent: true,
    version: at ?? null,
  });
  return { found: data, hasFailed: error !== undefined };
}

/** Client whose requests are answered for another time. */
function clientAt(at: number | undefined) {
  return createApiClient({
    base: `${window.location.origin}/api`,
    fetch: (request) => fetch(request),
    headers: () => ({ ...browserHeaders(), ...(at !== undefined && { 'X-Preview-Time': String(at) }) }),
    timeoutMs: REQUEST.timeoutMs,
  });
}
