import type { PageFacts } from '#schemas/entities/page-facts.ts';
import { validatePageDocument } from '#schemas/fields/parse-page.ts';
import type { ModuleManifest } from '#schemas/module/define.ts';
import { boundScreen, parseBoundAddress } from '#schemas/page/bound-address.ts';
import { type ModuleNode, OWN_PART, type PageDocument } from '#schemas/page/document.ts';
import type { Finding } from '#schemas/page/finding.ts';
import { pageKind } from '#schemas/page/page-kind.ts';
import type { Problem } from '#schemas/page/problem.ts';
import type { TenantPublic } from '#schemas/tenant.ts';
import { isRecord } from '../same-json.ts';
import { nestedShared } from '../shared-modules.ts';
import { validateModules } from '../validate-modules.ts';
import { PAGE_BUDGET } from './budget.ts';
import { relationKey } from './facts.ts';
import { byLanguage, type FieldValue, fieldValues, languagesOf, shownNodes } from './field-values.ts';
import { pathsIn, relationsIn } from './references.ts';
import { checkPageTexts, missingTexts, skippedHeadings } from './text-checks.ts';

export type CheckInput = {
  /** Path of the page, which determines its binding. */
  path: string;
  manifest: ModuleManifest;
  tenant: Pick<TenantPublic, 'languages' | 'defaultLanguage' | 'siteOrigin'>;
  facts: PageFacts;
  /** Time in ms that the page is previewed at or scheduled for; without one nothing is foretold. */
  at?: number | undefined;
};

/**
 * Findings before a page is published, errors first. Pure: the panel and the server get the same list for the same
 * document and facts. The document may be any value; one that isn't a page document has errors only.
 */
export function checkPage(value: unknown, input: CheckInput): Finding[] {
  const parsed = validatePageDocument(value);
  if (!parsed.ok) return parsed.problems.map(problemFinding);
  const { document } = parsed;
  const nested = nestedShared(input.path, document);
  const problems = [...validateModules(document, input.manifest), ...(nested ? [nested] : [])].map(
    problemFinding,
  );
  const values = fieldValues(document, input.manifest);
  const findings = [
    ...problems,
    ...values.flatMap(requiredFindings),
    ...values.flatMap((value) => referenceFindings(value, input)),
    // Only a page has texts for search engines.
    ...(pageKind(input.path) === 'page' ? checkPageTexts(document, input.tenant) : []),
    ...values.flatMap((value) => missingTexts(value, input.tenant)),
    ...values.flatMap((value) => skippedHeadings(value, input.tenant)),
    ...outdatedFindings(document, input),
    ...endedItems(document, input.facts, input.at),
    ...ownListFindings(document, input.path),
    ...renderedFindings(document, input.facts),
  ];
  return findings.toSorted((a, b) => Number(b.severity === 'error') - Number(a.severity === 'error'));
}

/** Finding of a problem: inside a module's props, else in the document. */
function problemFinding({ code, path, params = {} }: Problem): Finding {
  const [nodes, nodeId, props, ...rest] = path;
  const isInNode = nodes === 'nodes' && typeof nodeId === 'string';
  const at = isInNode ? { nodeId, path: props === 'props' ? rest : path.slice(2) } : { path };
  return { code: 'PROBLEM', severity: 'error', at, params, problem: code };
}

/** Finding of a required field without a value in any language. */
function requiredFindings({ node, field, path, value }: FieldValue): Finding[] {
  const isMissing = isEmpty(
    field.type === 'SOURCE' && isRecord(value) && 'pick' in value ? value.pick : value,
  );
  if (!field.required || !isMissing) return [];
  return [
    {
      code: 'REQUIRED_MISSING',
      severity: 'error',
      at: { ...(node && { nodeId: node.id }), path },
      params: {},
    },
  ];
}

function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  const texts = byLanguage(value);
  return texts ? Object.values(texts).every((text) => (text ?? '') === '') : (value ?? '') === '';
}

function referenceFindings(value: FieldValue, { facts, tenant }: CheckInput): Finding[] {
  const at = { ...(value.node && { nodeId: value.node.id }), path: value.path };
  const found = (
    targets: readonly string[],
    known: readonly string[],
    code: Finding['code'],
    severity: Finding['severity'],
  ): Finding[] =>
    targets
      .filter((target) => known.includes(target))
      .map((target) => ({ code, severity, at, params: { target: target.slice(0, 100) } }));
  const links = pathsIn(value, tenant.siteOrigin);
  const relations = relationsIn(value).map(relationKey);
  return [
    ...found(links, facts.deadLinks, 'DEAD_LINK', 'error'),
    ...found(links, facts.offlineLinks, 'LINK_OFFLINE', 'warning'),
    ...found(relations, facts.missing, 'RELATION_MISSING', 'error'),
    ...found(relations, facts.expired, 'RELATION_EXPIRED', 'warning'),
    ...found(relations, endingEarly(value, facts), 'RELATION_ENDS', 'warning'),
  ];
}

/** Relations that end before the end that their module has by its rules. */
function endingEarly({ node }: FieldValue, { ends }: PageFacts): string[] {
  const until = (node?.rules ?? []).flatMap((rule) =>
    rule.type === 'time' && rule.to !== undefined ? [Date.parse(rule.to)] : [],
  );
  if (until.length === 0) return [];
  return ends.filter(({ at }) => at < Math.min(...until)).map(({ relation }) => relation);
}

/** Names in a finding. */
const MOST_NAMED = 3;

/** Findings for modules that are shown at a time by which some of their things will have ended. */
export function endedItems(document: PageDocument, { timed }: PageFacts, at: number | undefined): Finding[] {
  if (at === undefined) return [];
  const shown = new Map(shownNodes(document).map((node) => [node.id, node]));
  return timed.flatMap(({ nodeId, path, total, ends }) => {
    const ended = ends.filter((end) => end.at <= at);
    if (ended.length === 0 || !isDue(shown.get(nodeId), at)) return [];
    const target = ended.slice(0, MOST_NAMED).map(({ name }) => name);
    const params = { ended: ended.length, total, at, target: target.join(', ') };
    return [{ code: 'ITEMS_END', severity: 'warning', at: { nodeId, path }, params }];
  });
}

/** True if a node isn't hidden and its times let it be shown at a time. */
function isDue(node: ModuleNode | undefined, at: number): boolean {
  if (!node) return false;
  return (node.rules ?? []).every(
    (rule) =>
      rule.type !== 'time' ||
      ((rule.from === undefined || Date.parse(rule.from) <= at) &&
        (rule.to === undefined || at < Date.parse(rule.to))),
  );
}

/** Findings for outdated translations of visible modules, in the languages in which they are shown. */
function outdatedFindings(document: PageDocument, { facts, tenant }: CheckInput): Finding[] {
  const shown = new Map(shownNodes(document).map((node) => [node.id, node]));
  return facts.outdated
    .filter(({ nodeId, lang }) => {
      const node = nodeId === undefined ? undefined : shown.get(nodeId);
      return (nodeId === undefined || node) && languagesOf(node, tenant.languages).includes(lang);
    })
    .map(({ nodeId, path, lang }) => ({
      code: 'OUTDATED_TRANSLATION',
      severity: 'warning',
      at: { ...(nodeId !== undefined && { nodeId }), path, lang },
      params: {},
    }));
}

/** Finding for a category's page without the category's list, which is allowed but rarely intended. */
function ownListFindings({ nodes, slots: { main = [] } }: PageDocument, path: string): Finding[] {
  const bound = parseBoundAddress(path);
  const shown = main.flatMap((id) => nodes[id] ?? []).filter(({ hidden }) => !hidden);
  if (!bound || boundScreen(bound.screen).kind !== 'CATEGORY' || shown.length === 0) return [];
  if (shown.some(({ type }) => type === OWN_PART)) return [];
  return [{ code: 'NO_OWN_LIST', severity: 'warning', at: { path: [] }, params: {} }];
}

function renderedFindings(document: PageDocument, { unreadable, rendered }: PageFacts): Finding[] {
  const shown = new Set(shownNodes(document).map(({ id }) => id));
  const onModules = (code: Finding['code'], ids: readonly string[]): Finding[] =>
    ids
      .filter((nodeId) => shown.has(nodeId))
      .map((nodeId) => ({ code, severity: 'warning', at: { nodeId, path: [] }, params: {} }));
  const found = onModules('LOW_CONTRAST', unreadable);
  if (!rendered) return found;
  if (rendered === 'unavailable')
    return [...found, { code: 'NOT_RENDERED', severity: 'warning', at: { path: [] }, params: {} }];
  found.push(...onModules('MODULE_FAILED', rendered.failed), ...onModules('EMPTY_MODULE', rendered.empty));
  let eager = 0;
  for (const { nodeId, count } of rendered.eagerImages) {
    if (!shown.has(nodeId)) continue;
    eager += count;
    if (eager <= PAGE_BUDGET.eagerImages) continue;
    const params = { count: eager, maximum: PAGE_BUDGET.eagerImages };
    found.push({ code: 'EAGER_IMAGES', severity: 'warning', at: { nodeId, path: [] }, params });
    break;
  }
  const weigh = (code: Finding['code'], bytes: number, maximum: number) => {
    if (bytes > maximum)
      found.push({
        code,
        severity: 'warning',
        at: { path: [] },
        params: { size: kib(bytes), maximum: kib(maximum) },
      });
  };
  weigh('SCRIPT_WEIGHT', rendered.scriptBytes, PAGE_BUDGET.scriptBytes);
  weigh('IMAGE_WEIGHT', rendered.imageBytes, PAGE_BUDGET.imageBytes);
  return found;
}

const kib = (bytes: number) => Math.round(bytes / 1_024);
