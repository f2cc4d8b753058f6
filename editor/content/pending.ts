import type { Changes, Leaves } from '#engine/content/leaves.ts';
import { sameJson } from '#engine/same-json.ts';

/** Unconfirmed changes over the server's leaves, with the server's values where both sides have changed a leaf. */
export function rebase(changes: Changes, leaves: Leaves): { pending: Changes; conflicts: Leaves } {
  const open = Object.entries(changes).filter(([leaf, { to }]) => !sameJson(leaves[leaf] ?? null, to));
  const clashing = open.filter(([leaf, { from }]) => !sameJson(leaves[leaf] ?? null, from ?? null));
  return {
    pending: Object.fromEntries(open),
    conflicts: Object.fromEntries(clashing.map(([leaf]) => [leaf, leaves[leaf] ?? null])),
  };
}

/** Changes that remain once the server has taken those sent: what was typed since goes on from the server's value. */
export function withoutSent(pending: Changes, sent: Changes, leaves: Leaves): Changes {
  return Object.fromEntries(
    Object.entries(pending).flatMap(([leaf, change]): [string, Changes[string]][] => {
      const own = sent[leaf];
      if (!own) return [[leaf, change]];
      return sameJson(own.to, change.to) ? [] : [[leaf, { from: leaves[leaf] ?? null, to: change.to }]];
    }),
  );
}
