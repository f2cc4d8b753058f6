import { eq, sql } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { contentEntries } from '#content/all.fixtures.ts';
import type { Command } from '#schemas/page/commands.ts';
import { emptyDocument } from '#schemas/page/document.ts';
import { pageRow } from '../../edge/api/rows.fixtures.ts';
import type { OperatorCall } from '../../platform/call.ts';
import type { Db } from '../../platform/db/database.ts';
import { facts } from '../../platform/db/schema.ts';
import { createRandom, type Random } from '../../platform/random.ts';
import { addLive, openContent } from '../content/content.fixtures.ts';
import {
  addEntry,
  changeEntry,
  discardDraft,
  publishEntry,
  removeEntry,
  requireEntry,
  revertVersion,
} from '../content/operations.ts';
import { contentDrafts } from '../content/schema.ts';
import { rowType, storedType } from '../content/stores/all.ts';
import { pages, pageVersions } from '../page-tables/schema.ts';
import { docRefs } from '../references/schema.ts';
import { applyEdits } from './apply-edits.ts';
import { addCopy, addPage, archive, restore } from './page-list/operations.ts';
import { cutVersion } from './publishing/cut-version.ts';
import { publishVersion } from './publishing/publish-version.ts';
import { ensureReferences, rebuildTenant } from './rebuild-references.ts';

const { db, call, foreign } = await openContent();

/** Types of entries that refer to something. */
const TYPES = ['articles', 'topics', 'deal-lists', 'notices', 'coupons', 'brands', 'categories'] as const;

afterEach(async () => {
  const entries = TYPES.map((name) => rowType(name).store.table);
  for (const table of [...entries, contentDrafts, pageVersions, pages, docRefs]) await db.delete(table);
});

const stored = (of: Pick<Db, 'select'> = db, tenantId = 'zest') =>
  of
    .select({
      from: sql<string>`${docRefs.fromKind} || ' ' || ${docRefs.fromId} || ' ' || ${docRefs.state}`,
      at: sql<string>`${docRefs.node} || ' ' || ${docRefs.field}`,
      to: sql<string>`${docRefs.toKind} || ' ' || ${docRefs.toId}`,
    })
    .from(docRefs)
    .where(eq(docRefs.tenantId, tenantId))
    .orderBy(
      docRefs.fromKind,
      docRefs.fromId,
      docRefs.state,
      docRefs.node,
      docRefs.field,
      docRefs.toKind,
      docRefs.toId,
    );

/** References as a reading of all documents gives them. */
async function fresh({ scope }: OperatorCall = call) {
  const rolledBack = new Error();
  let references: Awaited<ReturnType<typeof stored>> = [];
  await db
    .transaction(async (tx) => {
      await rebuildTenant(tx, scope);
      references = await stored(tx, scope.tenantId);
      throw rolledBack;
    })
    .catch((error) => {
      if (error !== rolledBack) throw error;
    });
  return references;
}

async function edit(by: OperatorCall, pageId: string, commands: Command[]) {
  const [page] = await db
    .select({ rev: pages.rev })
    .from(pages)
    .where(sql`${pages.tenantId} = ${by.scope.tenantId} and ${pages.id} = ${pageId}`);
  const edits = [{ id: crypto.randomUUID(), base: page?.rev ?? 1, commands }];
  const [answer] = await applyEdits(by, pageId, [{ clientId: 'w', edits, operator: by.operator }]);
  return answer?.status === 'fulfilled' ? answer.value.results[0]?.status : answer?.reason;
}

const publish = (by: OperatorCall, pageId: string) =>
  db.transaction(async (tx) => {
    const as = { ...by, db: tx };
    await publishVersion(as, pageId, await cutVersion(as, pageId, {}));
  });

const media = (random: Random) => `/media/zest/${random.int(1, 5)}.webp`;
const link = (random: Random) =>
  random.pick([
    '/content/d1',
    '/product/g1',
    '/campaign/x',
    '/deals',
    'https://other.example/',
    '/topic/a-b',
  ]);

function node(id: string, random: Random) {
  const props = random.pick<Record<string, unknown>>([
    { picture: { url: media(random), alt: {}, wide: { url: media(random) } }, link: link(random) },
    { link: link(random) },
  ]);
  const text = { th: `<p><a href="${link(random)}">x</a><img src="${media(random)}" alt="" /></p>` };
  return random.chance(0.6)
    ? { id, type: 'picture', v: 1, props }
    : { id, type: 'rich-text', v: 1, props: { title: {}, text } };
}

function randomCommand(random: Random, step: number): Command {
  const id = `n${random.int(0, 6)}`;
  return random.pick<() => Command>([
    () => ({ type: 'insertNode', node: node(id, random), to: { slot: 'main' } }),
    () => ({ type: 'insertNode', node: node(id, random), to: { slot: 'main' } }),
    () => ({ type: 'removeNode', id }),
    () => ({ type: 'duplicateNode', id, ids: { [id]: `d${step}` } }),
    () => ({ type: 'setProp', id, path: ['link'], value: link(random) }),
    () => ({ type: 'setProp', id, path: ['picture'], value: { url: media(random), alt: {} } }),
    () => ({ type: 'setHidden', id, hidden: random.chance(0.5) }),
    () => ({ type: 'setMeta', name: 'image', value: media(random) }),
    () => ({ type: 'setField', name: 'a', field: { type: 'JUMP', value: link(random) } }),
    () => ({ type: 'setField', name: 'a' }),
    () => ({
      type: 'replaceDocument',
      document: {
        ...emptyDocument('COMMON_PAGE'),
        nodes: { n0: node('n0', random) },
        slots: { main: ['n0'] },
      },
    }),
  ])();
}

describe('the stored references equal a fresh reading', () => {
  test.each([1, 2])('after random edits of pages (%i)', async (seed) => {
    const random = createRandom(seed);
    const { id } = await addPage(call, {
      path: '/campaign/a',
      pageType: 'COMMON_PAGE',
      from: { document: emptyDocument('COMMON_PAGE') },
    });
    const { id: copy } = await addCopy(call, id);
    const applied = new Set<unknown>();
    for (let step = 0; step < 40; step++) {
      const pageId = random.pick([id, copy]);
      const commands = Array.from({ length: random.int(1, 3) }, () => randomCommand(random, step));
      applied.add(await edit(call, pageId, commands));
      if (random.chance(0.2)) await publish(call, pageId);
      if (random.chance(0.1)) await archive(call, pageId);
      if (random.chance(1)) await restore(call, pageId);
      if (random.chance(0.1)) await addCopy(call, pageId);
    }
    expect(applied).toContain('applied');
    const references = await stored();
    expect(references.length).toBeGreaterThan(5);
    expect(references).toEqual(await fresh());
  });

  test.each([1, 2])('after random changes of entries (%i)', async (seed) => {
    const random = createRandom(seed);
    const entries: { name: (typeof TYPES)[number]; id: string }[] = [];
    for (const name of TYPES)
      entries.push({ name, id: await addLive(call, rowType(name), contentEntries[name]) });
    for (let step = 0; step < 40; step++) {
      const entry = random.pick(entries);
      const of = rowType(entry.name);
      const leaves = of.type.fields.flatMap((field): [string, unknown][] => {
        if (field.type === 'PICTURE') return [[field.name, { url: media(random), alt: {} }]];
        if (field.type === 'JUMP') return [[field.name, link(random)]];
        if (field.type === 'RICH_TEXT') return [[`${field.name}.th`, `<a href="${link(random)}">x</a>`]];
        return [];
      });
      // An operation that the entry's state doesn't allow is refused, and must leave the references alone.
      await random
        .pick<() => Promise<unknown>>([
          async () => {
            const now = await requireEntry(call, of, entry.id);
            const changes = leaves.map(([leaf, to]): [string, { from: unknown; to: unknown }] => [
              leaf,
              { from: now.leaves[leaf] ?? null, to },
            ]);
            return changeEntry(call, of, entry.id, Object.fromEntries(changes));
          },
          () => publishEntry(call, of, entry.id, ''),
          () => discardDraft(call, of, entry.id),
          () => removeEntry(call, of, entry.id),
          async () => revertVersion(call, of, entry.id, random.int(1, 4)),
          async () =>
            entries.push({
              name: entry.name,
              id: (await addEntry(call, of, { ...contentEntries[entry.name], ...Object.fromEntries(leaves) }))
                .id,
            }),
        ])()
        .catch(() => undefined);
    }
    const references = await stored();
    expect(references.length).toBeGreaterThan(5);
    expect(references).toEqual(await fresh());
  });
});

test('settings have references: a menu’s links', async () => {
  const menus = storedType('menus');
  const { leaves } = await requireEntry(call, menus, 'shop');
  const to = [{ label: { th: 'x', en: 'x' }, link: '/content/d1' }];
  await changeEntry(call, menus, 'shop', { footer: { from: leaves.footer ?? null, to } });
  expect(await stored()).toEqual([{ from: 'menus shop draft', at: ' footer.0.link', to: 'CONTENT d1' }]);
  await publishEntry(call, menus, 'shop', '');
  expect((await stored()).map(({ from }) => from)).toEqual(['menus shop live']);
});

test('another tenant’s references of a page with the same id stay', async () => {
  for (const tenantId of ['zest', 'guide']) await db.insert(pages).values(pageRow(tenantId, 'sale'));
  const insert: Command = {
    type: 'insertNode',
    node: { id: 'p', type: 'picture', v: 1, props: { link: '/content/d1' } },
    to: { slot: 'main' },
  };
  for (const by of [call, foreign]) expect(await edit(by, 'sale', [insert])).toBe('applied');
  await edit(call, 'sale', [{ type: 'removeNode', id: 'p' }]);
  expect(await stored()).toEqual([]);
  expect(await stored(db, 'guide')).toHaveLength(1);
  await db.transaction((tx) => rebuildTenant(tx, call.scope));
  expect(await stored(db, 'guide')).toHaveLength(1);
});

test('an edit, a publication and an entry whose references can’t be written change nothing', async () => {
  await db.insert(pages).values(pageRow('zest', 'sale', { document: null }));
  await db.execute(
    sql`create function no_refs() returns trigger language plpgsql as $$ begin raise 'no'; end $$`,
  );
  await db.execute(sql`create trigger no_refs before insert on doc_refs execute function no_refs()`);
  try {
    const insert: Command = {
      type: 'insertNode',
      node: { id: 'p', type: 'picture', v: 1, props: { link: '/content/d1' } },
      to: { slot: 'main' },
    };
    await expect(edit(call, 'sale', [insert])).rejects.toThrow();
    const { link: shown, ...rest } = contentEntries.coupons;
    expect(shown).toBeDefined();
    const coupons = rowType('coupons');
    await expect(addEntry(call, coupons, { ...rest, link: '/content/d1' })).rejects.toThrow();
    const [page] = await db.select({ rev: pages.rev, draft: pages.draft }).from(pages);
    expect(page).toEqual({ rev: 1, draft: pageRow('zest', 'sale').draft });
    expect(await db.$count(coupons.store.table)).toBe(0);
  } finally {
    await db.execute(sql`drop trigger no_refs on doc_refs`);
  }
});

test('rows from before the table get their references once', async () => {
  const document = {
    ...emptyDocument('COMMON_PAGE'),
    meta: { title: {}, description: {}, image: '/media/zest/1.webp' },
  };
  await db
    .insert(pages)
    .values(Array.from({ length: 60 }, (_, i) => pageRow('zest', `p${i}`, { document, draft: document })));
  await ensureReferences(db, [call.scope, foreign.scope]);
  expect(await db.$count(docRefs, eq(docRefs.fromKind, 'page'))).toBe(120);
  expect(await stored()).toEqual(await fresh());
  await db.delete(docRefs);
  await ensureReferences(db, [call.scope]);
  expect(await db.$count(docRefs)).toBe(0);
  await db.delete(facts);
});

test('the users of a picture are found by an index among 100,000 references', async () => {
  for (let from = 0; from < 100_000; from += 10_000)
    await db.execute(sql`insert into ${docRefs}
      select 'zest', 'page', 'p' || i / 50, 'draft', 'n' || i % 50, 'picture', 'MEDIA', '/media/zest/' || i % 5000
      from generate_series(${from}::int, ${from + 9_999}::int) as i`);
  await db.execute(sql`analyze ${docRefs}`);
  const { rows } = await db.execute<{
    'QUERY PLAN': string;
  }>(sql`explain select from_kind, from_id from ${docRefs}
    where tenant_id = 'zest' and to_kind = 'MEDIA' and to_id = '/media/zest/7'`);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain('doc_refs_to');
  expect(plan).not.toContain('Seq Scan');
});
