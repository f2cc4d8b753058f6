import * as z from 'zod/mini';
import { ApiError } from '#client/api-error.ts';
import { browserApi } from '#client/browser-api.ts';
import { inverse } from '#engine/content/leaves.ts';
import type { EndpointData } from '#schemas/api/endpoint.ts';
import { changeContent } from '#schemas/api/invented/content-desk.ts';
import type { replaceMedia } from '#schemas/api/invented/media-library.ts';
import { takeBackEdit } from '#schemas/api/invented/publishing.ts';
import { createRelease, revertRelease } from '#schemas/api/invented/releases.ts';
import { refusedPagesSchema } from '#schemas/entities/finding.ts';
import { findingKey } from '#schemas/page/finding.ts';

export type Replaced = EndpointData<typeof replaceMedia>;

/** Limit of pages, and of entries, of one release. */
const TOGETHER = 50;

/**
 * Publishes what was live without other changes as one release, and gives its id. Warnings that these pages had before
 * were signed then. @throws ApiError
 */
export async function publishReplaced({ pages, entries }: Replaced, name: string): Promise<string> {
  const ready = pages.filter(({ isReady }) => isReady).slice(0, TOGETHER);
  const drafts = entries.filter(({ isReady }) => isReady).slice(0, TOGETHER);
  const send = (signedOf: (pageId: string) => string[]) => {
    const items = ready.map(({ id, rev }) => ({
      pageId: id,
      ...(rev !== null && { rev }),
      signed: signedOf(id),
    }));
    const body = { name, items, entries: drafts.map(({ type, id }) => ({ type, id })) };
    return browserApi().call(createRelease, { body });
  };
  const made = await send(() => []).catch((error: unknown) => {
    const isUnsigned = error instanceof ApiError && error.code === 'CHECKS_UNSIGNED';
    const refused = isUnsigned ? z.safeParse(refusedPagesSchema, error.data) : undefined;
    if (!refused?.success) throw error;
    const signed = new Map(refused.data.pages.map((page) => [page.pageId, page.findings.map(findingKey)]));
    return send((pageId) => signed.get(pageId) ?? []);
  });
  return made.id;
}

/** Takes a replacement back, first what was published of it. True if nothing had changed since. @throws ApiError */
export async function takeBackReplaced(
  { pages, entries }: Replaced,
  release: string | undefined,
): Promise<boolean> {
  if (release !== undefined) await browserApi().call(revertRelease, { params: { id: release } });
  let isWhole = true;
  const kept = (error: unknown) => {
    if (!(error instanceof ApiError) || error.status === 0) throw error;
    isWhole = false;
  };
  for (const { id, rev } of pages) {
    if (rev === null) continue;
    const answer = await browserApi().call(takeBackEdit, { params: { id, rev } }).catch(kept);
    if (answer?.results.some(({ status }) => status !== 'applied')) isWhole = false;
  }
  for (const { type, id, changes } of entries) {
    const back = Object.fromEntries(
      Object.entries(inverse(changes as Parameters<typeof inverse>[0])).map(([leaf, { from, to }]) => [
        leaf,
        { from, to },
      ]),
    );
    await browserApi()
      .call(changeContent, { params: { type, id }, body: { changes: back } })
      .catch(kept);
  }
  return isWhole;
}
