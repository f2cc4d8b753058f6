import { APP, PHONE } from './devices.ts';
import { expect, type TenantId, test } from './test.ts';

const HOMES: [TenantId, string][] = [
  ['zest', '/'],
  ['zest', '/articles'],
  ['guide', '/'],
  ['guide', '/deals'],
];

for (const [tenant, path] of HOMES)
  test(`[W6] ${tenant} ${path} has the same modules on the web and in the app`, async ({
    browser,
    server,
  }) => {
    const modulesFor = async (device: typeof PHONE) => {
      const context = await browser.newContext(device);
      const page = await context.newPage();
      await page.goto(`http://${tenant}.localhost:${server.port}${path}`);
      const isApp = device === APP;
      await expect(page.getByTestId('header')).toHaveCount(isApp ? 0 : 1);
      await expect(page.getByTestId('bottom-bar')).toHaveCount(isApp ? 0 : 1);
      const nodes = page.getByTestId('page').locator('[data-node]');
      const ids = await nodes.evaluateAll((all) => all.map((node) => (node as HTMLElement).dataset.node));
      await context.close();
      return ids;
    };
    const web = await modulesFor(PHONE);
    expect(web.length).toBeGreaterThan(3);
    expect(await modulesFor(APP)).toEqual(web);
  });
