declare const proof: unique symbol;

/** Proof that a request comes from a signed-in member of its tenant. Only the edge creates one. */
export type MemberScope = { readonly id: string; readonly tokenHash: string } & { readonly [proof]: true };

export function memberScope(member: { id: string; tokenHash: string }): MemberScope {
  return member as MemberScope;
}
