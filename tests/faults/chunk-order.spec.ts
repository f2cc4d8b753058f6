import { glob, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../scripts/setup.mjs';
import { PHONE } from '../e2e/devices.ts';
import { signIn } from '../e2e/people-kit.ts';
import { hydrated } from '../e2e/story.ts';
import { expect, test } from '../e2e/test.ts';

const BUILD = join(root, '.next');
const FOLDER = join(BUILD, 'static/chunks');
/** Size in bytes from which scripts are delayed, except those in the page's HTML. */
const LARGE = 40_000;

test('every script of the build exists', async () => {
  const there = new Set(await readdir(FOLDER));
  const named = new Set<string>();
  for await (const file of glob('server/app/**/*manifest.{js,json}', { cwd: BUILD }))
    for (const [, name] of (await readFile(join(BUILD, file), 'utf8')).matchAll(
      /static\/chunks\/([\w.-]+\.js)/g,
    ))
      named.add(name ?? '');
  expect(named.size).toBeGreaterThan(50);
  expect([...named].filter((name) => !there.has(name))).toEqual([]);
});

test.describe('a member’s profile', () => {
  test.use({ ...PHONE, ownContext: true });

  test('hydrates, though large scripts arrive after the small ones that need them', async ({
    page,
    server,
  }) => {
    await signIn(page, server, `slow-${crypto.randomUUID()}`, 'slow');
    const large = new Set<string>();
    for (const file of await readdir(FOLDER))
      if (file.endsWith('.js') && (await stat(join(FOLDER, file))).size > LARGE) large.add(file);
    let html = '';
    page.on('response', async (response) => {
      if (response.request().resourceType() === 'document') html = await response.text();
    });
    let held = 0;
    await page.route('**/_next/static/chunks/*.js', async (route) => {
      const name = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
      if (large.has(name) && !html.includes(name)) {
        held += 1;
        await new Promise((done) => setTimeout(done, 2_000));
      }
      await route.continue();
    });

    await page.goto('/profile');
    await hydrated(page);
    await expect(page.getByTestId('avatar').getByTestId('file-input')).toHaveAttribute('accept', 'image/*');
    expect(held).toBeGreaterThan(0);
  });
});
