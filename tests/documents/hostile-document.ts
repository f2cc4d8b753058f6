import { manifest } from '#modules/all.ts';
import { HOSTILE_HTML, HOSTILE_LINKS } from '#schemas/content/hostile.fixtures.ts';
import { emptyDocument, type ModuleNode, type PageDocument } from '#schemas/page/document.ts';
import { LIMITS } from '#schemas/page/limits.ts';
import type { Random } from '#server/platform/random.ts';

/** JSON text of a random page document: about half are valid, the others broken in various ways. */
export function randomDocument(random: Random): string {
  const document = goodDocument(random);
  if (random.chance(0.45)) return JSON.stringify(document);
  if (random.chance(0.6)) for (let i = random.int(1, 3); i > 0; i--) spoilValue(document, random);
  const text = JSON.stringify(document);
  return random.chance(0.4) ? spoilText(text, random) : text;
}

/** Documents with each hostile link and each hostile piece of HTML, in a module and in a field of the page. */
export function hostileDocuments(): string[] {
  const links = HOSTILE_LINKS.map((link) => [
    page([moduleNode('a', 'picture', { link })]),
    { ...page([]), fields: { jump: { type: 'JUMP' as const, value: link } } },
  ]);
  const html = HOSTILE_HTML.map((text) => [
    page([moduleNode('a', 'rich-text', { title: {}, text: { th: text } })]),
    { ...page([]), fields: { body: { type: 'RICH_TEXT' as const, value: { th: text } } } },
  ]);
  return [...links, ...html].flat().map((document) => JSON.stringify(document));
}

function goodDocument(random: Random): PageDocument {
  const types = Object.keys(manifest);
  const nodes = Array.from({ length: random.int(0, 8) }, (_, i) => {
    const type = random.chance(0.1) ? 'from-tomorrow' : random.pick(types);
    return moduleNode(`n${i}`, type, {
      // A copy, which may be spoiled: the definitions are shared with the test files after this one.
      ...(structuredClone(manifest[type]?.defaults) as ModuleNode['props']),
      ...title(random),
    });
  });
  const [parent, child] = random.sample(nodes, 2);
  if (!parent || !child || random.chance(0.5)) return page(nodes);
  parent.slots = { inside: [child.id] };
  return { ...page(nodes), slots: { main: nodes.flatMap(({ id }) => (id === child.id ? [] : [id])) } };
}

const title = (random: Random) => (random.chance(0.3) ? { title: { th: 'ดีล', en: 'Deals' } } : {});

function moduleNode(id: string, type: string, props: ModuleNode['props']): ModuleNode {
  return { id, type, v: manifest[type]?.version ?? 1, props };
}

function page(nodes: readonly ModuleNode[]): PageDocument {
  return {
    ...emptyDocument('COMMON_PAGE'),
    nodes: Object.fromEntries(nodes.map((node) => [node.id, node])),
    slots: { main: nodes.map(({ id }) => id) },
  };
}

function nested(depth: number): unknown {
  return JSON.parse(`${'[{"x":'.repeat(depth)}1${'}]'.repeat(depth)}`);
}

function nastyValue(random: Random): unknown {
  const text = random.pick([
    random.pick(HOSTILE_LINKS),
    random.pick(HOSTILE_HTML),
    'constructor',
    '',
    'a\0b',
    '\ud800',
  ]);
  return random.pick([
    null,
    true,
    -1,
    0.5,
    2 ** 53,
    1e308,
    -0,
    [],
    {},
    [[]],
    'n0',
    'n1',
    ['n0', 'n0'],
    { th: text },
    [text],
    text,
    text,
    text,
    nested(random.int(1, 40)),
    'x'.repeat(LIMITS.stringLength + random.int(0, 1)),
  ]);
}

/** Changes, adds or removes a random value. */
function spoilValue(document: object, random: Random): void {
  let target = document;
  for (;;) {
    const keys = Object.keys(target);
    const key = random.chance(0.15) || keys.length === 0 ? `key${random.int(1, 9)}` : random.pick(keys);
    const value: unknown = Reflect.get(target, key);
    if (typeof value === 'object' && value !== null && random.chance(0.7)) target = value;
    else if (random.chance(0.2)) return void Reflect.deleteProperty(target, key);
    else return void Reflect.set(target, key, nastyValue(random));
  }
}

/** Breaks the JSON text itself. */
function spoilText(text: string, random: Random): string {
  const at = random.int(0, text.length);
  const brace = text.indexOf('{', random.int(0, text.length));
  const into = (part: string) =>
    brace < 0 ? text : `${text.slice(0, brace + 1)}${part}${text.slice(brace + 1)}`;
  return random.pick([
    () => text.slice(0, at),
    () =>
      `${text.slice(0, at)}${random.pick(['"', '{', '}', '[', ']', ',', '\\', '\0', 'é', '1e999', '-'])}${text.slice(at)}`,
    () => into('"__proto__":{"polluted":true},'),
    () => into('"constructor":{"prototype":{}},'),
    () => into('"same":1,"same":2,'),
    () => into('"number":1e400,'),
    () => into('"\\ud800":1,'),
    () => `${'['.repeat(5_000)}${text}${']'.repeat(5_000)}`,
  ])();
}
