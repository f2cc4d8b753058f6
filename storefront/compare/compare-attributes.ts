import type { Goods } from '#schemas/entities/goods.ts';

const fold = (name: string) => name.trim().toLowerCase();

/** Keys of the attributes that any of the goods has, with their names, in order of appearance; none of `others`. */
export function attributeKeys(
  all: readonly Goods[],
  others: readonly string[],
): [key: string, name: string][] {
  const names = new Map<string, string>();
  for (const { name } of all.flatMap(({ attributes }) => attributes ?? []))
    if (!names.has(fold(name))) names.set(fold(name), name);
  for (const other of others) names.delete(fold(other));
  return [...names];
}

/** Value of the attribute with this key. */
export function attributeOf({ attributes }: Goods, key: string): string | undefined {
  return attributes?.find(({ name }) => fold(name) === key)?.value;
}
