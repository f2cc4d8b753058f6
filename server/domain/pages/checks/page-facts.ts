import { and, eq, inArray } from 'drizzle-orm';
import { NO_FACTS, outdatedPlaces, relationKey } from '#engine/checks/facts.ts';
import { fieldValues } from '#engine/checks/field-values.ts';
import { pathOf, referencesOf } from '#engine/checks/references.ts';
import { linkTargets } from '#engine/link-target.ts';
import { bandTone } from '#locales/format/band-tone.ts';
import { manifest } from '#modules/all.ts';
import { PICK_KINDS, type PickRef } from '#schemas/entities/editor-pick.ts';
import type { PageFacts } from '#schemas/entities/page-facts.ts';
import { validatePageDocument } from '#schemas/fields/parse-page.ts';
import type { ModuleNode, PageDocument } from '#schemas/page/document.ts';
import { sourcesFor } from '#schemas/page/redirect-sources.ts';
import { anySourceSchema } from '#schemas/source.ts';
import type { OperatorCall } from '../../../platform/call.ts';
import { modulesWithDeals } from '../../catalogue/deal-modules.ts';
import { pages, redirects } from '../../page-tables/schema.ts';
import { itemsOfSource } from '../../sources/operations.ts';
import { isPage } from '../draft.ts';
import { namedPicks } from '../picks/operations.ts';
import type { PickRow } from '../picks/pick-row.ts';

import type { RenderedChecks } from './rendered-checks.ts';

/** Limit of references to look up; further ones are ignored. */
const MAX_REFERENCES = 2_000;
/** Limit of modules whose things are looked up. */
const MAX_TIMED = 50;
/** Maximum length of a thing's name in a finding. */
const MAX_NAME = 60;
/** Maximum number of redirects that apply to one address. */
const MAX_SOURCES = 30;

/** The call of a check; without a front no page is rendered. */
export type CheckCall = OperatorCall & { renderedChecks: RenderedChecks | undefined };

/** Facts about a stored document for the check; none for an invalid one. Without a front the page isn't rendered. */
export async function pageFacts(
  call: CheckCall,
  page: { pageId: string; path: string; document: unknown },
): Promise<PageFacts> {
  const checked = validatePageDocument(page.document);
  if (!checked.ok) return NO_FACTS;
  const { document } = checked;
  const [references, timed, unreadable, outdated, rendered] = await Promise.all([
    referenceFacts(call, document),
    timedModules(call, document),
    unreadableModules(call, document),
    outdatedIn(call, page.pageId, document),
    call.renderedChecks?.(call.scope, { ...page, document }) ?? null,
  ]);
  return { ...references, timed, unreadable, outdated, rendered };
}

async function referenceFacts(call: OperatorCall, document: PageDocument) {
  const { tenant } = call.scope;
  const { siteOrigin } = tenant;
  const { links, relations } = referencesOf(document, manifest, siteOrigin);
  const targets = links.slice(0, MAX_REFERENCES).flatMap((link) => {
    const refs = linkTargets(pathOf(link, siteOrigin) ?? '/', tenant);
    return refs.length === 0 ? [] : [{ link, refs }];
  });
  const bound = relations.slice(0, MAX_REFERENCES).flatMap(({ type, code }) => {
    const kind = PICK_KINDS.find((one) => one === type);
    return kind ? [{ kind, code }] : [];
  });
  const wanted: PickRef[] = [...targets.flatMap(({ refs }) => refs), ...bound];
  const find = await namedPicks(call, wanted);
  const keyOf = ({ kind, code }: PickRef) => relationKey({ type: kind, code });
  const unseen = targets
    .filter(({ refs }) => !refs.some((ref) => hasScreen(find(ref))))
    .map(({ link }) => link);
  const redirected = await redirectedLinks(call, unseen);
  const lost = unseen.filter((link) => !redirected.has(link));
  const isKnown = new Set(targets.filter(({ refs }) => refs.some(find)).map(({ link }) => link));
  return {
    deadLinks: lost.filter((link) => !isKnown.has(link)),
    offlineLinks: lost.filter((link) => isKnown.has(link)),
    ends: bound.flatMap((ref) => {
      const at = find(ref)?.shown ? find(ref)?.endsAt : null;
      return at ? [{ relation: keyOf(ref), at: at.getTime() }] : [];
    }),
    missing: bound.filter((ref) => !find(ref)).map(keyOf),
    expired: bound.filter((ref) => find(ref)?.shown === false).map(keyOf),
  };
}

/** Whether shoppers who follow a link find it: the screen of an activity that is over shows its results. */
const hasScreen = (row: PickRow | undefined) =>
  row !== undefined && (row.shown || (row.kind === 'ACTIVITY' && !row.isDraft));

/** Links to addresses that a redirect leads on from. */
async function redirectedLinks({ db, scope }: OperatorCall, links: readonly string[]): Promise<Set<string>> {
  if (links.length === 0) return new Set();
  const sourcesOf = (link: string) => sourcesFor(pathOf(link, scope.tenant.siteOrigin) ?? '/');
  const found = await db
    .select({ source: redirects.source })
    .from(redirects)
    .where(and(eq(redirects.tenantId, scope.tenantId), inArray(redirects.source, links.flatMap(sourcesOf))))
    .limit(links.length * MAX_SOURCES);
  const known = new Set(found.map(({ source }) => source));
  return new Set(links.filter((link) => sourcesOf(link).some((source) => known.has(source))));
}

async function outdatedIn(call: OperatorCall, pageId: string, document: PageDocument) {
  const [page] = await call.db
    .select({ known: pages.translationSources })
    .from(pages)
    .where(isPage(call, pageId));
  return outdatedPlaces(document, page?.known ?? [], call.scope.tenant.defaultLanguage);
}

/** Modules whose picked things or list has things that end. A query finds others in their place. */
async function timedModules(call: OperatorCall, document: PageDocument): Promise<PageFacts['timed']> {
  const sources = fieldValues(document, manifest).flatMap(({ node, field, path, value }) => {
    const source = anySourceSchema.safeParse(value).data;
    return node && field.type === 'SOURCE' && source && !('query' in source)
      ? [{ nodeId: node.id, path: [...path], kind: field.of, source }]
      : [];
  });
  const found = [];
  for (const { nodeId, path, kind, source } of sources.slice(0, MAX_TIMED)) {
    const { items } = await itemsOfSource(call, { kind, source, isCounted: false });
    const ends = items.flatMap(({ code, deal, endsAt }) =>
      endsAt === undefined ? [] : [{ name: (deal?.title || code).slice(0, MAX_NAME), at: endsAt }],
    );
    if (ends.length > 0) found.push({ nodeId, path, total: items.length, ends });
  }
  return found;
}

/** Ids of deals modules whose colours from the catalogue make the text unreadable. */
async function unreadableModules(call: OperatorCall, document: PageDocument): Promise<string[]> {
  const nodes = Object.values(document.nodes).filter(({ type }) => type === 'deals');
  if (nodes.length === 0) return [];
  const modules = (await modulesWithDeals(call)).map(({ module }) => module);
  return nodes.flatMap(({ id, props }) => {
    const list = listOf(props);
    const module =
      modules.find((one) => one.id === list) ??
      modules.find(({ kind }) => kind !== 'module' && kind === list);
    return module && module.backgroundColors.length > 0 && bandTone(module.backgroundColors) === 'plate'
      ? [id]
      : [];
  });
}

/** List that a deals module shows; version 1 named it by itself, later ones by their source. */
function listOf({ source, moduleId }: ModuleNode['props']): unknown {
  const chosen = anySourceSchema.safeParse(source).data;
  return chosen && 'list' in chosen ? chosen.list : moduleId;
}
