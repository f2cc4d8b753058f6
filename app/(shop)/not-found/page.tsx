import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { manifest } from '#modules/all.ts';
import { Modules } from '#runtime/render.tsx';
import { findModule } from '#schemas/module/define.ts';
import { emptyDocument, type ModuleNode, type PageDocument } from '#schemas/page/document.ts';
import { newQuery } from '#schemas/source.ts';
import { MissingPage } from '#storefront/fixed-pages/missing-page.tsx';
import { tenantName } from '#storefront/shell/tenant-name.ts';
import { pageContext } from '../../page-context.ts';
import { resolveDocument } from '../resolve-document.ts';

export function generateMetadata(): Metadata {
  const { ctx, request } = pageContext();
  const kind = request.answer.status === 410 ? 'gone' : 'notFound';
  return { title: `${ctx.t(`errors.${kind}.title`)} | ${tenantName(ctx)}`, robots: { index: false } };
}

/** Page that the front renders when Next found none, with that response's status; it has no address of its own. */
export default async function NotFoundPage() {
  const { ctx, request } = pageContext();
  if (request.answer.status === undefined) notFound();
  const { slots } = await resolveDocument(waysOn(), {}, 0);
  // Failed parts are left out here: the page has nothing else to say.
  const shown = (slots.main ?? []).filter(({ view }) => view !== undefined);
  return (
    <MissingPage ctx={ctx} kind={request.answer.status === 410 ? 'gone' : 'notFound'}>
      <Modules modules={shown} ctx={ctx} failed={request.failed} isolate={request.isolate} />
    </MissingPage>
  );
}

/** The categories, and the deals that most people look at. */
function waysOn(): PageDocument {
  const { ctx } = pageContext();
  const node = (type: string, props: ModuleNode['props']): ModuleNode => ({
    id: type,
    type,
    v: findModule(manifest, type)?.version ?? 1,
    props,
  });
  const nodes = [
    node('category-tiles', { source: { list: 'GOODS' } }),
    node('deals', { title: { [ctx.lang]: ctx.t('missing.popular') }, source: newQuery('deals', 10) }),
  ];
  return {
    ...emptyDocument('COMMON_PAGE'),
    nodes: Object.fromEntries(nodes.map((one) => [one.id, one])),
    slots: { main: nodes.map(({ id }) => id) },
  };
}
