import { and, eq } from 'drizzle-orm';
import type { PageDocument } from '#schemas/page/document.ts';
import type { Call } from '../../../platform/call.ts';
import { experiments } from '../../page-tables/schema.ts';
import { versionDocument } from '../publishing/publish-version.ts';

/** Document of an arm (`experiment:arm`) of the experiment that runs on a page; undefined if it doesn't. */
export async function armDocument(
  call: Pick<Call, 'db' | 'scope'>,
  pageId: string,
  variant: string,
): Promise<PageDocument | undefined> {
  const [id = '', arm] = variant.split(':');
  const [running] = await call.db
    .select({ arms: experiments.arms })
    .from(experiments)
    .where(
      and(
        eq(experiments.tenantId, call.scope.tenantId),
        eq(experiments.id, id),
        eq(experiments.pageId, pageId),
        eq(experiments.state, 'running'),
      ),
    );
  const version = running?.arms[Number(arm)]?.version;
  return version == null ? undefined : versionDocument(call, pageId, version);
}
