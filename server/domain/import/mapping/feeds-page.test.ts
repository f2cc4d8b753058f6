import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { FEED_FORMATS, type FeedFormat } from '#schemas/feeds/format.ts';
import type { Mapping } from '#schemas/feeds/mapping.ts';
import { OWN_COLUMNS } from './presets/own-columns.ts';
import { PRESETS } from './presets.ts';

/** The page, its tables without the spaces that align their columns. */
const page = (await readFile('docs/feeds.md', 'utf8')).replace(/ +(?=\|)/g, ' ');

/** Lines of a table's body. */
const ownTable = OWN_COLUMNS.map(
  ({ column, meaning, example, required }) =>
    `| \`${column}\` | ${meaning} | \`${example}\` | ${required ? 'yes |' : '|'}`,
);
const presetTable = (mapping: Mapping) =>
  Object.entries(mapping).map(([field, origin]) => {
    if ('constant' in origin) return `| ${field} | always \`${origin.constant}\` |`;
    const columns = origin.from.map((column) => `\`${column}\``).join(origin.all ? ' + ' : ', ');
    return `| ${field} | ${columns}${origin.split ? `, split at \`${origin.split}\`` : ''} |`;
  });

test('docs/feeds.md has Talat’s own columns', () => {
  expect(page).toContain(ownTable.join('\n'));
});

test.each(FEED_FORMATS)('docs/feeds.md describes %s', (format) => {
  expect(page).toContain(`### ${format}\n`);
  // The own layouts have the table above; the files of a network that are Google's say so.
  if (['csv', 'jsonl', 'generic'].includes(format)) return;
  expect(page).toContain(presetTable(PRESETS[format as Exclude<FeedFormat, 'generic'>].mapping).join('\n'));
});
