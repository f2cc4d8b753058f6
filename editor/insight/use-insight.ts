'use client';

import { useMemo } from 'react';
import { useEndpoint } from '#client/use-endpoint.ts';
import { pageInsight } from '#schemas/api/invented/insight.ts';
import type { ModuleInsight } from '#schemas/entities/module-insight.ts';
import { useEditor } from '../store/provider.tsx';

/** Period of the insight, in days. */
export const INSIGHT_DAYS = 7;

/** Impressions and clicks of each module of the open page, by node; empty while loading. */
export function useInsight(): ReadonlyMap<string, ModuleInsight> {
  const id = useEditor(({ page }) => page.id);
  const { data } = useEndpoint(pageInsight, { params: { id }, query: { days: INSIGHT_DAYS } });
  return useMemo(() => new Map(data?.map((one) => [one.nodeId, one])), [data]);
}
