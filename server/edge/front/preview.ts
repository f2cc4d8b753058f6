import type { IncomingMessage } from 'node:http';
import { and, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { TextKey } from '#locales/translate.ts';
import { manifest } from '#modules/all.ts';
import { AppError } from '#schemas/errors.ts';
import { validatePageDocument } from '#schemas/fields/parse-page.ts';
import { splitLanguage } from '#schemas/find-language.ts';
import { isAdmitted } from '#schemas/operator.ts';
import { parseBoundAddress } from '#schemas/page/bound-address.ts';
import { CANVAS_PATH, type PreviewView, previewViewSchema } from '#schemas/page/preview-view.ts';
import { toTenantPublic } from '#schemas/tenant.ts';
import type { Traits, Variant } from '#schemas/variant.ts';
import { activities } from '../../domain/activities/schema.ts';
import { previewedEntry } from '../../domain/content/preview.ts';
import type { IdentifyOperator } from '../../domain/operators/identify.ts';
import { pages, pageVersions, reviewLinks } from '../../domain/page-tables/schema.ts';
import { exampleOf } from '../../domain/pages/example.ts';
import { sharedDrafts } from '../../domain/pages/reuse/drafts.ts';
import { readReview } from '../../domain/pages/review-token.ts';
import type { Db } from '../../platform/db/database.ts';
import { secretFor } from '../../platform/secrets.ts';
import type { TenantScope } from '../../platform/tenants/tenants.ts';
import { resolveTraits, resolveVariant } from '../../platform/variant.ts';
import type {
  ActivityPreview,
  EntryPreview,
  ModulePreview,
  PagePreview,
} from '../next-adapter/page-request.ts';

/** Page to render, with the visitor's variant and traits. */
export type Preview = {
  variant: Variant;
  traits: Traits;
  /** Path of the screen that Next renders. */
  path: string;
  preview: PagePreview | ActivityPreview | EntryPreview | ModulePreview;
};

/** Status and message of a refused preview. */
export type Refusal = { status: 400 | 401 | 404 | 410; message: TextKey };

/** Reads a preview's address; undefined when `path` (without language prefix) isn't one. */
export type Previews = (
  request: IncomingMessage,
  path: string,
  scope: TenantScope,
) => Promise<Preview | Refusal | undefined>;

type Wanted = { pageId: string; version?: number | null | undefined; isCanvas?: boolean };

const PREVIEW = /^\/editor\/preview\/([^/]{1,200})$/;
const ACTIVITY = /^\/editor\/preview\/activities\/([^/]{1,200})$/;
const ENTRY = /^\/editor\/preview\/content\/([^/]{1,200})\/([^/]{1,200})$/;
const MODULE = /^\/editor\/preview\/modules\/([^/]{1,200})$/;
const REVIEW = /^\/review\/([^/]{1,200})$/;

const querySchema = z.extend(previewViewSchema, {
  page: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
  version: z.optional(z.coerce.number().check(z.int32(), z.positive())),
});

const MISSING: Refusal = { status: 404, message: 'preview.missing' };
const NO_EXAMPLE: Refusal = { status: 404, message: 'preview.noExample' };

/**
 * Creates the reader of previews: drafts, versions and other times for operators, review links for people without an
 * account.
 */
export function createPreviews(parts: {
  db: Db;
  identifyOperator: IdentifyOperator;
  now: () => number;
}): Previews {
  return async (request, path, scope) => {
    const previewed = PREVIEW.exec(path)?.[1];
    const activity = ACTIVITY.exec(path)?.[1];
    const module = MODULE.exec(path)?.[1];
    const token = REVIEW.exec(path)?.[1];
    const entry = ENTRY.exec(path);
    if ((previewed ?? activity ?? entry ?? module ?? token) == null && path !== CANVAS_PATH) return undefined;
    const query = readQuery(request.url);
    if (!query) return { status: 400, message: 'preview.unreadable' };
    if (token !== undefined) {
      const link = await findLink(parts, scope, decodeURIComponent(token));
      if (!link) return { status: 410, message: 'preview.expired' };
      return show(parts.db, scope, link, reviewerOf(request, scope, query));
    }
    const operator = await parts.identifyOperator(headersOf(request), scope);
    if (!operator) return { status: 401, message: 'preview.signIn' };
    if (module !== undefined) return showModule(scope, module, query);
    const area = activity === undefined && !entry ? 'pages' : 'content';
    if (!isAdmitted(operator.scopes, { area, method: 'GET' })) return MISSING;
    if (activity !== undefined) return showActivity(parts.db, scope, decodeURIComponent(activity), query);
    if (entry) return showEntry(parts, scope, entry.slice(1).map(decodeURIComponent), query);
    const pageId = previewed === undefined ? query.page : decodeURIComponent(previewed);
    if (pageId === undefined) return MISSING;
    return show(parts.db, scope, { pageId, version: query.version, isCanvas: path === CANVAS_PATH }, query);
  };
}

async function show(
  db: Db,
  scope: TenantScope,
  { pageId, version, isCanvas }: Wanted,
  view: PreviewView,
): Promise<Preview | Refusal> {
  const [page] = await db
    .select({ path: pages.path, draft: pages.draft })
    .from(pages)
    .where(and(eq(pages.tenantId, scope.tenantId), eq(pages.id, pageId)));
  const stored = page && (version ? await readVersion(db, scope, pageId, version) : page.draft);
  const checked = validatePageDocument(stored);
  if (!page || !checked.ok) return MISSING;
  const visitor = visitorOf(scope, view);
  const { lang } = visitor.variant;
  const example = await exampleOf({ db, scope }, page.path, { lang, about: view.about });
  if (!example && !isCanvas) return NO_EXAMPLE;
  return {
    ...visitor,
    path: example && !isCanvas ? example.path : CANVAS_PATH,
    preview: {
      pageId,
      path: page.path,
      document: checked.document,
      time: view.now,
      shared: version ? undefined : await sharedDrafts({ db, scope }, checked.document),
      binding: { ...example?.binding, standsFor: parseBoundAddress(page.path)?.screen },
    },
  };
}

/** The screen of an activity, which may be a draft. */
async function showActivity(
  db: Db,
  scope: TenantScope,
  activityId: string,
  view: PreviewView,
): Promise<Preview | Refusal> {
  const [activity] = await db
    .select({ type: activities.type })
    .from(activities)
    .where(and(eq(activities.tenantId, scope.tenantId), eq(activities.id, activityId)));
  if (!activity) return MISSING;
  const path = `/${activity.type.toLowerCase()}/${encodeURIComponent(activityId)}`;
  return { ...visitorOf(scope, view), path, preview: { activityId, path, time: view.now } };
}

/** The page that shows a content entry, with its draft. */
async function showEntry(
  { db, now }: { db: Db; now: () => number },
  scope: TenantScope,
  [type = '', id = '']: readonly string[],
  view: PreviewView,
): Promise<Preview | Refusal> {
  const entry = { type, id };
  const found = await previewedEntry({ db, scope, now }, entry).catch((error: unknown) => {
    if (error instanceof AppError) return undefined;
    throw error;
  });
  if (!found) return MISSING;
  const tenant = found.tenant && { tenant: toTenantPublic(found.tenant) };
  return {
    ...visitorOf(scope, view),
    path: found.path,
    preview: { entry, path: found.path, time: view.now, ...tenant },
  };
}

/** States of a module, which contain no data of the tenant: every operator may see them. */
function showModule(scope: TenantScope, module: string, view: PreviewView): Preview | Refusal {
  if (!Object.hasOwn(manifest, module)) return MISSING;
  const path = `/stories/module-${module}`;
  return { ...visitorOf(scope, view), path, preview: { module, path, time: view.now } };
}

/** Variant and traits of the previewed visitor. */
function visitorOf(
  { tenant, tenantId }: TenantScope,
  view: PreviewView,
): Pick<Preview, 'variant' | 'traits'> {
  const { terminal, device, audience, appVersion } = view;
  const lang = view.lang && tenant.languages.includes(view.lang) ? view.lang : tenant.defaultLanguage;
  return { variant: { tenantId, lang, terminal, device }, traits: { audience, appVersion } };
}

/** Visitor of a review link, at the present time: as the query says, else as the device and browser that open it. */
function reviewerOf(
  { url = '', headers }: IncomingMessage,
  scope: TenantScope,
  view: PreviewView,
): PreviewView {
  const [path = '', search] = url.split('?', 2);
  const given = new URLSearchParams(search);
  const { lang, terminal, device } = resolveVariant(scope, splitLanguage(path).prefix, headers);
  const own = Object.entries({ lang, terminal, device, ...resolveTraits(headers) });
  const unsaid = own.filter(([name]) => !given.has(name));
  return { ...view, ...Object.fromEntries(unsaid), now: undefined };
}

async function readVersion(db: Db, { tenantId }: TenantScope, pageId: string, version: number) {
  const [row] = await db
    .select({ document: pageVersions.document })
    .from(pageVersions)
    .where(
      and(
        eq(pageVersions.tenantId, tenantId),
        eq(pageVersions.pageId, pageId),
        eq(pageVersions.version, version),
      ),
    );
  return row?.document;
}

/** The page of a review link that is signed, known, not revoked and not expired. */
async function findLink(
  { db, now }: { db: Db; now: () => number },
  { tenantId }: TenantScope,
  token: string,
): Promise<Wanted | undefined> {
  const id = readReview(await secretFor(db, 'review'), token);
  if (id === undefined) return undefined;
  const [link] = await db
    .select()
    .from(reviewLinks)
    .where(and(eq(reviewLinks.tenantId, tenantId), eq(reviewLinks.id, id)));
  return link && !link.revokedAt && link.expiresAt.getTime() > now() ? link : undefined;
}

function readQuery(url = '') {
  const mark = url.indexOf('?');
  const given = new URLSearchParams(mark < 0 ? '' : url.slice(mark + 1));
  const parsed = z.safeParse(querySchema, Object.fromEntries(given));
  return parsed.success ? parsed.data : undefined;
}

function headersOf({ headers }: IncomingMessage): Headers {
  const plain = Object.entries(headers).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return new Headers(plain);
}
