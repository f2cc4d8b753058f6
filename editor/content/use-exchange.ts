import { useState } from 'react';
import { browserApi } from '#client/browser-api.ts';
import type { ExchangedEntry } from '#engine/content/exchange.ts';
import type { EndpointData } from '#schemas/api/endpoint.ts';
import { contentList, importContent } from '#schemas/api/invented/content-desk.ts';
import type { ContentType } from '#schemas/content-type/define.ts';
import { CONTENT_IMPORT_PART } from '#schemas/content-type/limits.ts';
import type { ListQuery } from './list-query.ts';

export type ImportResult = EndpointData<typeof importContent>[number];

/** All entries of a query with all leaves, at most `most`. */
export async function allEntries(
  { type }: ContentType,
  { keyword, filter, sort }: ListQuery,
  most: number,
): Promise<ExchangedEntry[]> {
  const entries: ExchangedEntry[] = [];
  for (let after: string | undefined; ; ) {
    const body = { keyword, filter, whole: true, ...(sort && { sort }), ...(after && { after }) };
    const { rows, next } = await browserApi().call(contentList, { params: { type }, body });
    entries.push(...rows.map(({ id, leaves }) => ({ id, leaves })));
    if (next === null || entries.length >= most) return entries.slice(0, most);
    after = next;
  }
}

export type Progress = { results: readonly ImportResult[]; isDone: boolean };

/**
 * Runs an import part by part, and gives all results. A run that broke off goes on behind the results that it had
 * `before`, so that no new entry is added twice.
 */
export function useImport({ type }: ContentType, rehearse: boolean) {
  const [progress, setProgress] = useState<Progress>({ results: [], isDone: false });
  const run = async (
    entries: readonly ExchangedEntry[],
    publish: boolean,
    before: readonly ImportResult[] = [],
  ) => {
    const results = [...before];
    setProgress({ results, isDone: false });
    while (results.length < entries.length) {
      const part = entries.slice(results.length, results.length + CONTENT_IMPORT_PART);
      const body = { entries: [...part], rehearse, publish };
      results.push(...(await browserApi().call(importContent, { params: { type }, body })));
      setProgress({ results: [...results], isDone: results.length >= entries.length });
    }
    return results;
  };
  return { ...progress, run };
}
