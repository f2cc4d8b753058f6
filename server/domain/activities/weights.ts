import { createHash, randomInt } from 'node:crypto';

/** A lottery's prizes by weight and stock, and the weight of no prize. */
export type WeightTable = {
  salt: string;
  nothing: number;
  prizes: readonly { id: string; weight: number; stock: number }[];
};

/** The table as text for hashing and publishing: equal tables give equal text. */
export function writeWeights({ salt, nothing, prizes }: WeightTable): string {
  return JSON.stringify({
    salt,
    nothing,
    prizes: prizes.map(({ id, weight, stock }) => ({ id, weight, stock })),
  });
}

/** Parses a text of `writeWeights`. */
export function readWeights(text: string): WeightTable {
  return JSON.parse(text) as WeightTable;
}

/** SHA-256 in hexadecimal. The table's salt keeps its hash from revealing the table. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/**
 * Draws from the table: the id of a prize, or undefined for none. `random(n)` must give each whole number from 0 to n
 * - 1 equally often.
 */
export function pickPrize(
  { nothing, prizes }: Pick<WeightTable, 'nothing' | 'prizes'>,
  random: (end: number) => number = randomInt,
): string | undefined {
  const sum = prizes.reduce((total, { weight }) => total + weight, nothing);
  let rest = random(sum);
  for (const { id, weight } of prizes) {
    if (rest < weight) return id;
    rest -= weight;
  }
  return undefined;
}
