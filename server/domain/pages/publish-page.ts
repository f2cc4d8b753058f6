import type { OperatorCall } from '../../platform/call.ts';
import { emit } from '../webhooks/emit.ts';
import type { CheckCall } from './checks/page-facts.ts';
import { requireNoErrors, requireSignedChecks } from './checks/signed-check.ts';
import { cutVersion } from './publishing/cut-version.ts';
import { pageTag, publishVersion, versionDocument } from './publishing/publish-version.ts';
import { storedPage } from './publishing/stored-page.ts';

type Wanted = {
  rev?: number | undefined;
  version?: number | undefined;
  note: string;
  signed: readonly string[];
};

/**
 * Publishes the draft, checked and with its warnings signed, or an existing version again. The check applies to one
 * revision of the draft: an edit in between is a CONFLICT. The version that was live before the present one isn't
 * checked: going one step back always works.
 * @throws AppError NOT_FOUND; CONFLICT; CHECKS_FAILED; CHECKS_UNSIGNED
 */
export async function publish(call: CheckCall, pageId: string, { version, note, signed, ...seen }: Wanted) {
  const page = await storedPage(call, pageId);
  const { path, draft } = page;
  const rev = seen.rev ?? page.rev;
  if (version === undefined) await requireSignedChecks(call, [{ pageId, path, document: draft, signed }]);
  else if (version !== page.previousVersion) {
    const document = await versionDocument(call, pageId, version);
    await requireNoErrors(call, { pageId, path, document });
  }
  const published = await call.db.transaction(async (tx) => {
    const by = { ...call, db: tx };
    const next = version ?? (await cutVersion(by, pageId, { rev, note }));
    const previous = await publishVersion(by, pageId, next);
    await emit(by, 'page.published', { id: pageId, path, version: next, previous });
    return { version: next, previous };
  });
  await call.purge([pageTag(pageId)]);
  return published;
}

/**
 * Takes a page offline.
 * @throws AppError NOT_FOUND
 */
export async function unpublish(call: OperatorCall, pageId: string) {
  const previous = await call.db.transaction(async (tx) => {
    const by = { ...call, db: tx };
    const last = await publishVersion(by, pageId, null);
    await emit(by, 'page.offline', { id: pageId, previous: last });
    return last;
  });
  await call.purge([pageTag(pageId)]);
  return { previous };
}
