import { expect } from 'playwright/test';
import { LANGUAGES, type Language } from '#schemas/constants.ts';
import type { ModuleNode } from '#schemas/page/document.ts';
import type { Rule } from '#schemas/page/rule.ts';
import { APP, DESKTOP_AGENT, PHONE } from '../e2e/devices.ts';
import { send } from '../support/http.ts';
import { pageOf, putPage, readPage, storePage } from '../support/pages.ts';
import { faultsOf } from '../support/running-server.ts';
import { test } from '../support/server-test.ts';

const PATH = '/who-am-i';
const AT_ONCE = 40;

const TENANTS = ['zest', 'guide'] as const;
const VISITORS = {
  'h5 phone': PHONE.userAgent,
  'h5 desktop': DESKTOP_AGENT,
  'app phone': APP.userAgent,
} as const;
type Visitor = keyof typeof VISITORS;
type Request = {
  tenant: (typeof TENANTS)[number];
  lang: Language;
  visitor: Visitor;
  via: 'prefix' | 'cookie' | 'header';
};

/** Requests for every combination of tenant, language, terminal and device, and of ways to choose the language. */
const requests: Request[] = TENANTS.flatMap((tenant) =>
  LANGUAGES.flatMap((lang) =>
    (Object.keys(VISITORS) as Visitor[]).flatMap((visitor) =>
      (['prefix', 'cookie', 'header'] as const).map((via) => ({ tenant, lang, visitor, via })),
    ),
  ),
);

const says = (words: string, ...rules: Rule[]): ModuleNode => ({
  id: words.replaceAll(' ', '-'),
  type: 'rich-text',
  v: 1,
  props: { title: {}, text: { th: `<p>[${words}]</p>` } },
  rules,
});

/** A page whose content names the tenant, language and visitor for which it was rendered. */
const selfPortrait = (tenant: string) =>
  pageOf([
    says(tenant),
    ...LANGUAGES.map((lang) => says(lang, { type: 'languages', values: [lang] })),
    ...(Object.keys(VISITORS) as Visitor[]).map((visitor) => {
      const [terminal, device] = visitor.split(' ') as ['h5' | 'app', 'phone' | 'desktop'];
      return says(visitor, { type: 'terminals', values: [terminal] }, { type: 'devices', values: [device] });
    }),
  ]);

for (const { asked, tag } of [
  { asked: 1_000, tag: [] },
  { asked: 5_000, tag: '@all' },
])
  test(`of ${asked} interleaved requests none gets another tenant’s, language’s or terminal’s page`, {
    tag,
  }, async ({ server }) => {
    for (const tenantId of TENANTS)
      await storePage(server, { tenantId, id: 'portrait', path: PATH }, selfPortrait(tenantId));

    const wrong: string[] = [];
    const outcomes: Record<string, number> = {};
    let sent = 0;
    const visit = async () => {
      while (sent < asked) {
        const number = sent++;
        const request = requests[(number * 37) % requests.length] as Request;
        const answer = await sendAs(server.port, request);
        const outcome = String(answer.headers['x-cache']);
        outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
        const said = [...answer.body.matchAll(/<p>\[([^\]]+)\]<\/p>/g)].map(([, words]) => words);
        const expected = [request.tenant, request.lang, request.visitor];
        const isRight =
          answer.status === 200 &&
          said.join() === expected.join() &&
          answer.body.includes(`<html lang="${request.lang}"`) &&
          answer.body.includes(`data-tenant="${request.tenant}"`) &&
          answer.body.includes('data-testid="header"') === request.visitor.startsWith('h5');
        if (!isRight) wrong.push(`${number} ${JSON.stringify(request)}: ${answer.status} ${said}`);
        if (number % 500 === 250) await savePortrait(request.tenant);
      }
    };
    const savePortrait = async (tenant: (typeof TENANTS)[number]) => {
      const { id, rev } = await readPage(server, tenant, PATH);
      await putPage(server, tenant, { id, rev, document: selfPortrait(tenant) });
    };
    await Promise.all(Array.from({ length: AT_ONCE }, visit));

    expect(wrong).toEqual([]);
    expect(outcomes.hit).toBeGreaterThan(asked / 2);
    expect(outcomes.miss).toBeGreaterThanOrEqual(requests.length / 3);
    expect(faultsOf(server)).toEqual([]);
  });

function sendAs(port: number, { tenant, lang, visitor, via }: Request) {
  const headers: Record<string, string> = { 'user-agent': VISITORS[visitor] };
  if (via === 'cookie') headers.cookie = `theme=dark; languages=${lang}`;
  if (via === 'header') headers['accept-language'] = `${lang},de;q=0.5`;
  const hasPrefix = via === 'prefix' && lang !== 'th';
  return send(port, tenant, hasPrefix ? `/${lang}${PATH}` : PATH, { headers });
}
