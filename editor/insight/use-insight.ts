'use client';

import { useCallback, useMemo } from 'react';
import { browserApi } from '#client/browser-api.ts';
import { pageInsight } from '#schemas/api/invented/insight.ts';
import type { ModuleInsight } from '#schemas/entities/module-insight.ts';
import { useLoaded } from '../publish/use-loaded.ts';
import { useEditor } from '../store/provider.tsx';

/** Period of the insight, in days. */
export const INSIGHT_DAYS = 7;

/** Impressions and clicks of each module of the open page, by node; empty while loading. */
export function useInsight(): ReadonlyMap<string, ModuleInsight> {
  const id = useEditor(({ page }) => page.id);
  const load = useCallback(
    (signal: AbortSignal) =>
      browserApi().call(pageInsight, { params: { id }, query: { days: INSIGHT_DAYS } }, { signal }),
    [id],
  );
  const { data } = useLoaded(load);
  return useMemo(() => new Map(data?.map((one) => [one.nodeId, one])), [data]);
}
