declare const proof: unique symbol;

/** Proof that a request comes from a member of its tenant, signed in. Only the edge makes one. */
export type MemberScope = { readonly id: string; readonly tokenHash: string } & { readonly [proof]: true };

export function memberScope(member: { id: string; tokenHash: string }): MemberScope {
  return member as MemberScope;
}
