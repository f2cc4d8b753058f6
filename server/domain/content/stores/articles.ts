import { and, eq, inArray } from 'drizzle-orm';
import { isRecord } from '#engine/same-json.ts';
import { contents } from '../../articles/schema.ts';
import { classifications } from '../../catalogue/schema.ts';
import { contentEntry } from '../../search/entry.ts';
import { loadNames } from '../../search/names.ts';
import { searchEntries } from '../../search/schema.ts';
import { writeEntries } from '../../search/write-entries.ts';
import { codePart } from '../code-part.ts';
import { type ContentStore, type ContentWriter, column } from '../store.ts';

/** A picture as a form has it: the row has no alternative text, because the title names it. */
const picture = (of: typeof contents.cover | typeof contents.thumbnail) => ({
  ...column(of),
  read: (stored: unknown) => (isRecord(stored) ? { ...stored, alt: {} } : undefined),
  write: (value: unknown) => {
    if (!isRecord(value)) return null;
    const { url, width, height } = value;
    return { url, width, height };
  },
});

/** Keywords as a form lists them; the row has their texts alone. */
const keywords = {
  ...column(contents.keywords),
  read: (stored: unknown) => (Array.isArray(stored) ? stored.map((keyword) => ({ keyword })) : undefined),
  write: (value: unknown) =>
    Array.isArray(value) ? value.flatMap((one) => (isRecord(one) ? [one.keyword] : [])) : [],
};

export const articleStore: ContentStore = {
  table: contents,
  fields: {
    title: column(contents.title),
    subtitle: column(contents.subtitle),
    shortTitle: column(contents.shortTitle),
    type: column(contents.contentTypeCode),
    summary: column(contents.summary),
    body: column(contents.body),
    cover: picture(contents.cover),
    thumbnail: picture(contents.thumbnail),
    author: column(contents.author),
    category: codePart(
      'category',
      { table: contents, key: 'classificationId', column: contents.classificationId },
      { table: classifications, code: classifications.code },
    ),
    keywords,
    selected: column(contents.selected),
    publishTime: column(contents.publishTime),
    withdrawn: column(contents.invalid),
  },
  searched: ['title', 'author'],
  newRow: (id, _values, { now }) => ({ code: id, updateTime: new Date(now()) }),
  changedRow: async ({ now }, _id, columns) => ({ ...columns, updateTime: new Date(now()) }),
  address: (row) => (row.content_type_code === 'NOTE' ? '/note-detail/{code}' : undefined),
  tags: (id) => ['feed:articles', `article:${id}`],
  changed: writeEntry,
};

/** Writes the search entry of a text anew; one that is withdrawn or removed has none. */
async function writeEntry({ db, scope }: ContentWriter, id: string): Promise<void> {
  const { tenantId } = scope;
  const [row] = await db
    .select()
    .from(contents)
    .where(and(eq(contents.tenantId, tenantId), eq(contents.id, id)));
  await db
    .delete(searchEntries)
    .where(
      and(
        eq(searchEntries.tenantId, tenantId),
        inArray(searchEntries.type, ['ARTICLE', 'NOTE']),
        eq(searchEntries.id, id),
      ),
    );
  if (row && !row.invalid) await writeEntries(db, [contentEntry(row, await loadNames(db, tenantId))]);
}
