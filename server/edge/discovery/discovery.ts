import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Language } from '#schemas/constants.ts';
import { escapeMarkup } from '#schemas/content/escape-markup.ts';
import { FREE_TEXT_PATHS, singleScreens } from '#schemas/screens.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import type { TenantScope } from '../../platform/tenants/tenants.ts';
import { countFiles, entriesOf, type SitemapEntry, SOURCES } from './sitemap-entries.ts';

/** Answers requests of crawlers at a path of a tenant's host; false for any other path. */
export type Discovery = (path: string, scope: TenantScope, response: ServerResponse) => Promise<boolean>;

/** Limit of entries per file; search engines read no more. */
const ENTRIES_PER_FILE = 50_000;
const FILE = /^\/sitemaps\/(\w+)\/([a-z-]+)-([1-9]\d{0,4})\.xml$/;
const SECURITY_VALID_MS = 182 * 86_400_000;
const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Paths that crawlers must not visit: of the server, and of screens whose query is endless. */
const NOT_CRAWLED = ['/api/', '/editor', '/review/', ...FREE_TEXT_PATHS.map((path) => `${path}?`)];

/**
 * Serves `/robots.txt`, `/sitemap.xml` (an index per tenant) and its files: one per language, kind and 50,000 pages.
 * Below `/.well-known/` it says where passwords are changed and faults reported. `/favicon.ico`, which browsers request when they haven't read a page's head, redirects to the icon.
 */
export function createDiscovery({
  db,
  now,
  perFile = ENTRIES_PER_FILE,
}: {
  db: Pick<Db, 'select'>;
  now: Clock['now'];
  perFile?: number;
}): Discovery {
  return async (path, scope, response) => {
    const query = { db, scope, now: now() };
    if (path === '/robots.txt') {
      start(response, 'text/plain').end(robots(scope));
      return true;
    }
    if (path === '/favicon.ico') {
      response.writeHead(301, { Location: '/icon.svg', 'Cache-Control': 'public, max-age=86400' }).end();
      return true;
    }
    if (path === '/.well-known/change-password') {
      response.writeHead(302, { Location: '/security', 'Cache-Control': 'public, max-age=86400' }).end();
      return true;
    }
    if (path === '/.well-known/security.txt') {
      start(response, 'text/plain').end(securityText(scope, query.now));
      return true;
    }
    if (path === '/sitemap.xml') {
      const counts = await Promise.all(
        Object.entries(SOURCES).map(async ([kind, source]) => ({
          kind,
          files: await countFiles(source, query, perFile),
        })),
      );
      start(response, 'application/xml').end(sitemapIndex(scope, counts));
      return true;
    }
    const [, lang, kind = '', number] = FILE.exec(path) ?? [];
    const language = scope.tenant.languages.find((one) => one === lang);
    if (!language) return false;
    const source = Object.hasOwn(SOURCES, kind) ? SOURCES[kind] : undefined;
    if (!source && kind !== 'screens') return false;
    const file = { lang: language, number: Number(number), size: perFile };
    const entries = source ? entriesOf(source, query, file) : screens(scope);
    await pipeline(
      Readable.from(urlset(entries, siteOf(scope, language))),
      start(response, 'application/xml'),
    );
    return true;
  };
}

function start(response: ServerResponse, type: string): ServerResponse {
  return response.writeHead(200, {
    'Content-Type': `${type}; charset=utf-8`,
    'Cache-Control': 'public, max-age=3600',
    'X-Content-Type-Options': 'nosniff',
  });
}

function robots({ tenant }: TenantScope): string {
  const lines = NOT_CRAWLED.map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...lines, '', `Sitemap: ${tenant.siteOrigin}/sitemap.xml`, ''].join('\n');
}

/** Where researchers report faults (RFC 9116); it is valid for half a year from each request. */
function securityText({ tenant }: TenantScope, now: number): string {
  const expires = new Date(now + SECURITY_VALID_MS).toISOString();
  const languages = tenant.languages.join(', ');
  return [
    `Contact: ${tenant.siteOrigin}/about-us`,
    `Expires: ${expires}`,
    `Preferred-Languages: ${languages}`,
    `Canonical: ${tenant.siteOrigin}/.well-known/security.txt`,
    '',
  ].join('\n');
}

function sitemapIndex({ tenant }: TenantScope, counts: { kind: string; files: number }[]): string {
  const all = [{ kind: 'screens', files: 1 }, ...counts];
  const files = tenant.languages.flatMap((lang) =>
    all.flatMap(({ kind, files }) =>
      Array.from(
        { length: files },
        (_, index) => `${tenant.siteOrigin}/sitemaps/${lang}/${kind}-${index + 1}.xml`,
      ),
    ),
  );
  const parts = files.map((file) => `<sitemap><loc>${escapeMarkup(file)}</loc></sitemap>\n`);
  return `${DECLARATION}<sitemapindex ${NAMESPACE}>\n${parts.join('')}</sitemapindex>\n`;
}

/** Base URL of the pages of a language: with its prefix, unless it is the tenant's default (X45). */
function siteOf({ tenant }: TenantScope, lang: Language): string {
  return tenant.siteOrigin + (lang === tenant.defaultLanguage ? '' : `/${lang}`);
}

function screens({ tenant }: TenantScope): SitemapEntry[] {
  const listed = singleScreens(tenant.type).filter(({ kind }) => kind === 'public');
  return listed.map(({ path }) => ({ path, changed: undefined }));
}

async function* urlset(
  entries: Iterable<SitemapEntry> | AsyncIterable<SitemapEntry>,
  site: string,
): AsyncGenerator<string> {
  yield `${DECLARATION}<urlset ${NAMESPACE}>\n`;
  for await (const { path, changed } of entries) {
    const { href } = new URL(site + (path === '/' ? '' : path));
    const lastmod = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : '';
    yield `<url><loc>${escapeMarkup(href)}</loc>${lastmod}</url>\n`;
  }
  yield '</urlset>\n';
}
