/** Characters that continue a Latin name or number; Thai goes on without a space. */
const CONTINUES = /[\p{Script=Latin}\p{N}]/u;

export type Mention = { start: number; end: number; name: string };

/** Places of a text where `@` and one of the names stand, in order; the longest name at a place wins. */
export function mentionsIn(text: string, names: readonly string[]): Mention[] {
  const longestFirst = names.filter((name) => name !== '').toSorted((a, b) => b.length - a.length);
  return [...text.matchAll(/@/g)].flatMap(({ index }) => {
    if (CONTINUES.test(text.charAt(index - 1))) return [];
    const start = index + 1;
    const name = longestFirst.find(
      (each) => text.startsWith(each, start) && !CONTINUES.test(text.charAt(start + each.length)),
    );
    return name === undefined ? [] : [{ start: index, end: start + name.length, name }];
  });
}
