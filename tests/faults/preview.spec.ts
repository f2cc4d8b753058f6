import { expect } from 'playwright/test';
import { LANGUAGES } from '#schemas/constants.ts';
import type { ModuleNode, PageDocument } from '#schemas/page/document.ts';
import { type PreviewView, previewQuery } from '#schemas/page/preview-view.ts';
import type { Rule } from '#schemas/page/rule.ts';
import { createRandom, type Random } from '#server/platform/random.ts';
import { APP, DESKTOP_AGENT, PHONE } from '../e2e/devices.ts';
import { send } from '../support/http.ts';
import { operatorHeaders } from '../support/operator-token.ts';
import { pageOf, storePage } from '../support/pages.ts';
import { moveClock } from '../support/rig.ts';
import type { RunningServer } from '../support/running-server.ts';
import { test } from '../support/server-test.ts';

const CASES_PER_MOMENT = 12;
const HOUR = 3_600_000;
/** Offsets from now before, during and after the seed's daily offers and deals. */
const OFFSETS = [0, 5 * HOUR, 40 * HOUR, 9 * 24 * HOUR, -3 * HOUR];
const VERSIONS = ['1.9.9', '3.2', '3.10.1'];

type Case = { path: string; document: PageDocument; view: PreviewView };

const iso = (moment: number) => new Date(moment).toISOString();

/** A random rule; its times are never within minutes of a tested time. */
function anyRule(random: Random, now: number): Rule {
  const edge = () => now + (random.int(-30, 30) + 0.5) * 8 * HOUR;
  const rules: (() => Rule)[] = [
    () => ({ type: 'languages', values: random.sample(LANGUAGES, random.int(1, 2)) }),
    () => ({ type: 'terminals', values: [random.pick(['h5', 'app'] as const)] }),
    () => ({ type: 'devices', values: [random.pick(['phone', 'desktop'] as const)] }),
    () => ({ type: 'audience', value: random.pick(['guest', 'member'] as const) }),
    () => ({ type: 'time', from: iso(edge()) }),
    () => ({ type: 'time', to: iso(edge()) }),
    () => ({ type: 'minAppVersion', value: random.pick(['2.0', '3.2.1', '3.10']) }),
  ];
  return random.pick(rules)();
}

const contents = (index: number): Pick<ModuleNode, 'type' | 'props'>[] => [
  { type: 'daily-special', props: {} },
  { type: 'deals', props: { moduleId: 'zbc' } },
  { type: 'recommended-deals', props: {} },
  { type: 'newest-articles', props: {} },
  ...LANGUAGES.map((lang) => ({
    type: 'rich-text',
    props: { title: {}, text: { [lang]: `<p>${lang} ${index}</p>`, th: '<p>th</p>' } },
  })),
];

function anyCase(random: Random, index: number, now: number): Case {
  const nodes = contents(index).map(
    ({ type, props }, at): ModuleNode => ({
      id: `n${at}`,
      type,
      v: 1,
      props,
      ...(random.chance(0.1) && { hidden: true }),
      ...(random.chance(0.6) && {
        rules: Array.from({ length: random.int(1, 2) }, () => anyRule(random, now)),
      }),
    }),
  );
  const terminal = random.pick(['h5', 'h5', 'app'] as const);
  const device = terminal === 'app' ? 'phone' : random.pick(['phone', 'desktop'] as const);
  const view: PreviewView = {
    lang: random.pick(LANGUAGES),
    terminal,
    device,
    audience: random.pick(['guest', 'member'] as const),
    ...(terminal === 'app' && { appVersion: random.pick(VERSIONS) }),
  };
  return {
    path: `/parity-${index}`,
    document: pageOf(random.sample(nodes, random.int(4, nodes.length))),
    view,
  };
}

/** Page as served to the shopper's own device. */
async function asShopper(server: RunningServer, { path, view }: Case): Promise<string> {
  const agent = view.device === 'phone' ? PHONE.userAgent : DESKTOP_AGENT;
  const { body } = await send(server.port, 'zest', `${path}?__audience=${view.audience}`, {
    headers: {
      cookie: `languages=${view.lang}`,
      'user-agent': view.terminal === 'app' ? APP.userAgent.replace('3.2.0', view.appVersion ?? '') : agent,
    },
  });
  return body;
}

async function asOperator(server: RunningServer, { path, view }: Case, now: number): Promise<string> {
  const { body, headers } = await send(
    server.port,
    'zest',
    `/editor/preview/${path.slice(1)}?${previewQuery({ ...view, now })}`,
    { headers: await operatorHeaders(server, 'zest') },
  );
  expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
  return body;
}

/** HTML of a served page from its first module to the end of its content, and the ids of the modules. */
function markup(html: string) {
  const page = html.slice(html.indexOf('<div data-testid="page"'), html.indexOf('</main>'));
  return { page, nodes: [...page.matchAll(/ data-node="(\w+)"/g)].map(([, id]) => id) };
}

test('preview(time, audience, language, terminal, device) equals the storefront’s page at that time, byte for byte', async ({
  server,
}) => {
  const random = createRandom(20_261_121);
  const seen = { cases: 0, nodes: 0, left: 0, pages: new Set<string>(), specials: new Set<string>() };
  for (const [round, offset] of OFFSETS.entries()) {
    const now = Date.now() + offset;
    const cases = Array.from({ length: CASES_PER_MOMENT }, (_, at) =>
      anyCase(random, round * CASES_PER_MOMENT + at, now),
    );
    await moveClock(server, 0);
    const previews: string[] = [];
    for (const one of cases) {
      await storePage(server, { tenantId: 'zest', id: one.path.slice(1), path: one.path }, one.document);
      previews.push(await asOperator(server, one, now));
    }
    await moveClock(server, now - Date.now());
    for (const [at, one] of cases.entries()) {
      const served = markup(await asShopper(server, one));
      const previewed = markup(previews[at] ?? '');
      expect(previewed.nodes, `${one.path} ${JSON.stringify(one.view)}`).toEqual(served.nodes);
      expect(previewed.page, one.path).toBe(served.page);
      seen.cases++;
      seen.nodes += served.nodes.length;
      seen.left += Object.keys(one.document.nodes).length - served.nodes.length;
      seen.pages.add(served.page);
      seen.specials.add(
        /<section data-testid="module-daily-special".*?<\/section>/s.exec(served.page)?.[0] ?? '',
      );
    }
  }
  await moveClock(server, 0);
  console.info(`${seen.cases} cases, ${seen.nodes} modules shown, ${seen.left} left out`);
  // Guards the test: without differences between the pages, equality would prove nothing.
  expect(seen.pages.size).toBeGreaterThan(40);
  expect(seen.specials.size).toBeGreaterThan(2);
  expect(Math.min(seen.nodes, seen.left)).toBeGreaterThan(80);
});
