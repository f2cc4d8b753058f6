import { globSync, readFileSync } from 'node:fs';

const TESTS = /[.](test|fixtures)[.]tsx?$|[/]fixtures[.]tsx?$/;
const CATALOGUE = /^locales[/](th|en|id)[/]/;

/** Source code outside of tests by path, without its comments. */
export function readProgram(): ReadonlyMap<string, string> {
  const files = globSync(
    '{app,client,content,editor,engine,locales,modules,runtime,schemas,seed,server,storefront,ui}/**/*.{ts,tsx}',
  );
  const own = files.filter((file) => !TESTS.test(file) && !CATALOGUE.test(file));
  return new Map(own.map((file) => [file, withoutComments(readFileSync(file, 'utf8'))]));
}

const withoutComments = (code: string) => code.replaceAll(/^\s*\/\/.*$|\/\*[\s\S]*?\*\//gm, '');

/** Exported constants that none of the files which import them reads; of an object, the properties too. */
export function unusedConstants(
  constants: Readonly<Record<string, unknown>>,
  files: Iterable<string>,
): string[] {
  const all = [...files];
  return Object.entries(constants).flatMap(([name, value]) => {
    const imports = new RegExp(
      `^import (?:type )?\\{[^}]*\\b${name}\\b[^}]*\\} from '[^']*constants[.]ts'`,
      'm',
    );
    const code = all
      .filter((text) => imports.test(text))
      .join('\n')
      .replaceAll(/^import [^;]+;/gms, '');
    if (!code.includes(name)) return [name];
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
    const taken = [...code.matchAll(new RegExp(`\\{([^{}]*)\\} = ${name};`, 'g'))].join();
    const rest = code.replaceAll(new RegExp(`\\{[^{}]*\\} = ${name};`, 'g'), '');
    if (new RegExp(`(?<!typeof |\\w|[^.][.])${name}\\b(?![.\\w])`).test(rest)) return [];
    const isRead = (key: string) =>
      new RegExp(`\\b${name}[.]${key}\\b`).test(rest) || new RegExp(`\\b${key}\\b`).test(taken);
    return Object.keys(value).flatMap((key) => (isRead(key) ? [] : [`${name}.${key}`]));
  });
}

/** Words of a list, such as error codes, that `program` names only where it declares them. */
export function unusedWords(words: readonly string[], program: string): string[] {
  return words.filter((word) => {
    const places = program.match(new RegExp(`['"]${word}['"]|(?<![\\w.])${word}:`, 'g')) ?? [];
    return places.length < 2;
  });
}

/** A template such as `tab.${name}` or `${page}.title`: dots join its parts, and one part at least is fixed. */
const KEY_TEMPLATE = /`((?:[\w-]|\$\{[^{}]*\})+(?:\.(?:[\w-]|\$\{[^{}]*\})+)+)`/g;

/**
 * Text keys that `program` has neither as a string nor as a template whose places take words that it has: for
 * `tab.${name}`, the key `tab.deals` is used where `'deals'` or `deals:` is written somewhere.
 */
export function unusedKeys(keys: readonly string[], program: string): string[] {
  const strings = new Set(
    [...program.matchAll(/(['"])((?:(?!\1)[^\\\n]|\\.)*)\1/g)].map(([, , text = '']) => text),
  );
  const names = new Set([...program.matchAll(/(?<![\w.'-])([\w$]+)\??:/g)].map(([, name = '']) => name));
  const numbered = [...program.matchAll(/`([a-zA-Z]+)\$\{[^{}]*\}`/g)].map(([, start]) => `${start}\\d+`);
  const isNumbered = new RegExp(`^(?:${numbered.join('|') || '(?!)'})$`);
  const isWord = (text: string) => strings.has(text) || names.has(text) || isNumbered.test(text);
  const patterns = [...new Set([...program.matchAll(KEY_TEMPLATE)].map(([, text = '']) => text))]
    .map((text) => text.split(/\$\{[^{}]*\}/))
    .filter((parts) => parts.length > 1 && parts.some((part) => /[a-z]/i.test(part)))
    .map((parts) => new RegExp(`^${parts.map((part) => part.replaceAll('.', '[.]')).join('(.+)')}$`));
  const isMade = (key: string) =>
    patterns.some((pattern) => pattern.exec(key)?.slice(1).every(isWord) ?? false);
  return keys.filter((key) => !strings.has(key) && !isMade(key));
}
