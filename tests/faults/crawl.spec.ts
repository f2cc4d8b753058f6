import { expect } from 'playwright/test';
import { send } from '../support/http.ts';
import { inTurn } from '../support/in-turn.ts';
import type { RunningServer } from '../support/running-server.ts';
import { test } from '../support/server-test.ts';

/** Number of pages of each sitemap file to visit, spread over it; `CRAWL=all` visits every one. */
const PER_FILE = process.env.CRAWL === 'all' ? Number.POSITIVE_INFINITY : 4;
/** Number of found links to follow. */
const LINKS = process.env.CRAWL === 'all' ? Number.POSITIVE_INFINITY : 150;
const LANGUAGES = ['th', 'en', 'id'];

// Pages stored by other specs on a shared server may have any links.
test.use({ catalogue: 'untouched' });

type Page = {
  address: string;
  alternates: Record<string, string>;
  links: string[];
  problems: string[];
};

for (const tenant of ['zest', 'guide']) {
  test(`every page of ${tenant}’s sitemap is found, names itself and its languages, and has no broken link`, {
    tag: tenant === 'zest' ? [] : '@all',
  }, async ({ server }) => {
    // A complete crawl has no time limit.
    test.setTimeout(process.env.CRAWL === 'all' ? 0 : 240_000);
    const wrong: string[] = [];
    const pages = new Map<string, Page>();
    const files = placesIn(await body(server, tenant, '/sitemap.xml'));
    for (const lang of LANGUAGES)
      expect(files.some((file) => file.includes(`/sitemaps/${lang}/`))).toBe(true);
    const listed = (
      await inTurn(files, async (file) =>
        spread(placesIn(await body(server, tenant, pathOf(file))), PER_FILE),
      )
    ).flat();
    expect(listed.length).toBeGreaterThan(50);
    await inTurn(listed, async (address) => {
      const answer = await send(server.port, tenant, pathOf(address));
      if (answer.status !== 200) wrong.push(`${address} answers ${answer.status}`);
      else pages.set(address, read(address, answer.body));
    });
    for (const page of pages.values()) wrong.push(...page.problems);

    const alternates = [...pages.values()].flatMap((page) =>
      Object.entries(page.alternates).map(([lang, address]) => ({ page, lang, address })),
    );
    for (const { page, lang, address } of alternates) {
      const other = pages.get(address);
      if (other && !Object.values(other.alternates).includes(page.address))
        wrong.push(`${page.address} names ${address} as ${lang}, which doesn't name it`);
    }

    const seen = new Set([...pages.keys()].map(pathOf));
    const links = [...new Set([...pages.values()].flatMap((page) => page.links))].filter(
      (path) => !seen.has(path),
    );
    const followed = spread(links, LINKS);
    await inTurn(followed, async (path) => {
      const { status } = await send(server.port, tenant, path);
      if (status >= 400) wrong.push(`${path}, which a page leads to, answers ${status}`);
    });
    console.log(`${tenant}: ${pages.size} pages, ${followed.length} of ${links.length} links`);
    expect(wrong).toEqual([]);
  });
}

/** Data of a page for the crawl; its HTML isn't kept. */
function read(address: string, html: string): Page {
  const written = html.replaceAll(/<script\b.*?<\/script>/gs, '');
  const head = tags(written, 'link');
  const canonical = head.flatMap(({ rel, href = '' }) =>
    rel === 'canonical' ? [new URL(href).href] : [],
  )[0];
  const alternates = Object.fromEntries(
    head
      .filter(({ rel, hreflang }) => rel === 'alternate' && hreflang)
      .map(({ hreflang, href = '' }) => [hreflang, new URL(href).href]),
  );
  const links = tags(written, 'a').flatMap(({ href }) =>
    href?.startsWith('/') ? [href.replace(/#.*/, '')] : [],
  );
  const headings = tags(written, 'h1').length;
  const json = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, text]) =>
    JSON.parse(text ?? ''),
  );
  const problems: string[] = [];
  if (headings !== 1) problems.push(`${headings} h1`);
  if (canonical !== address) problems.push(`its canonical address is ${canonical}`);
  for (const lang of [...LANGUAGES, 'x-default'])
    if (!alternates[lang]) problems.push(`no alternate for ${lang}`);
  if (!Object.values(alternates).includes(address)) problems.push('not among its own alternates');
  if (json.length === 0) problems.push('no JSON-LD');
  // Prices contain thousands separators.
  const digits = written.replaceAll(/(?<=\d),(?=\d)/g, '');
  for (const price of pricesIn(json))
    if (!digits.includes(price)) problems.push(`the price ${price} is not to be seen`);
  // A copy, because parts of a text would keep all of it in memory.
  return structuredClone({
    address,
    alternates,
    links,
    problems: problems.map((problem) => `${address}: ${problem}`),
  });
}

/** Attributes of every start tag with a name. */
function tags(html: string, name: string): Record<string, string>[] {
  return [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>`, 'g'))].map(([, text]) =>
    Object.fromEntries(
      [...(text ?? '').matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [
        key.toLowerCase(),
        unescaped(value),
      ]),
    ),
  );
}

const unescaped = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** Prices of the offers in a page's structured data, at any depth. */
function pricesIn(json: unknown): string[] {
  if (Array.isArray(json)) return json.flatMap(pricesIn);
  if (typeof json !== 'object' || json === null) return [];
  return Object.entries(json).flatMap(([key, value]) =>
    key === 'price' ? [String(Number(value))] : pricesIn(value),
  );
}

const placesIn = (xml: string) =>
  [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place]) => unescaped(place ?? ''));
const pathOf = (address: string) => {
  const { pathname, search } = new URL(address);
  return pathname + search;
};

async function body(server: RunningServer, tenant: string, path: string): Promise<string> {
  const answer = await send(server.port, tenant, path);
  expect(answer.status, path).toBe(200);
  return answer.body;
}

function spread<T>(list: readonly T[], count: number): T[] {
  if (list.length <= count) return [...list];
  return Array.from({ length: count }, (_, index) => list[Math.floor((index * list.length) / count)] as T);
}
