import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { environmentKeys } from '#server/platform/env.ts';

test('.env.example lists every variable of server/platform/env.ts and no other', () => {
  const example = readFileSync('.env.example', 'utf8');
  const listed = [...example.matchAll(/^#? ?([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name);
  expect(listed.sort()).toEqual([...environmentKeys].sort());
});
