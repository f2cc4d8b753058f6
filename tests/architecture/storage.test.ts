import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Sources that browsers run; the inline scripts of pages guard their accesses themselves. */
const SOURCES = '{app,client,content,editor,engine,modules,runtime,storefront,ui}/**/*.{ts,tsx}';
const OWN = 'ui/safe-storage.ts';

test('only safe-storage.ts touches the browser’s storage, which may be blocked or full', () => {
  const files = globSync(SOURCES).filter(
    (file) => file !== OWN && !/[.](?:test|fixtures)[.]tsx?$/.test(file),
  );
  const touching = files.filter((file) =>
    /\b(?:localStorage|sessionStorage)\b/.test(readFileSync(file, 'utf8')),
  );
  expect(touching).toEqual([]);
});

test('inline scripts of pages guard their accesses', () => {
  for (const file of globSync('server/edge/inline-scripts/*-script.ts')) {
    const text = readFileSync(file, 'utf8');
    if (/\b(?:localStorage|sessionStorage)\b/.test(text)) expect(text, file).toMatch(/try\s*\{/);
  }
});
