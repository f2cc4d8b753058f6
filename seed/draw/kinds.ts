/** Kinds of products that a product picture can show, in groups of things that go together. */
const GROUPS = [
  ['phone', 'tablet', 'power-bank', 'charger'],
  ['earbuds', 'headphones', 'speaker', 'camera', 'security-camera', 'smart-watch'],
  ['laptop', 'keyboard', 'mouse', 'monitor', 'tv', 'gamepad'],
  ['air-fryer', 'rice-cooker', 'coffee-machine', 'blender'],
  ['vacuum', 'robot-vacuum', 'fan', 'air-purifier'],
  ['sofa', 'chair', 'lamp', 'pillow', 'drill'],
  ['serum', 'cream-jar', 'sunscreen', 'lipstick', 'cushion', 'shampoo', 'hair-dryer', 'supplement'],
  ['dress', 't-shirt', 'sneakers', 'sandals', 'backpack', 'suitcase'],
  ['diapers', 'blocks', 'stroller'],
  ['snack', 'coffee', 'bottle', 'detergent', 'cat-food', 'dog-food'],
  ['bicycle', 'dumbbell', 'tent'],
] as const;
export type ProductKind = (typeof GROUPS)[number][number];
export const PRODUCT_KINDS: readonly ProductKind[] = GROUPS.flat();

/** Two other kinds that go with a kind. */
export function companionsOf(kind: ProductKind): [ProductKind, ProductKind] {
  const group: readonly ProductKind[] =
    GROUPS.find((kinds: readonly ProductKind[]) => kinds.includes(kind)) ?? [];
  const at = group.indexOf(kind);
  const after = (steps: number) => group[(at + steps) % group.length] ?? kind;
  return [after(group.length - 1), after(1)];
}
