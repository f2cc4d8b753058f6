import type { OperatorRole, Scope } from '#schemas/operator.ts';

declare const proof: unique symbol;

/** An operator of the requested tenant. `sessionId` is missing for scripts; without `scopes` every area is open. */
type Operator = {
  readonly id: string;
  readonly name: string;
  readonly role: OperatorRole;
  readonly sessionId?: string;
  readonly scopes?: readonly Scope[] | undefined;
};

/**
 * Proof that a request comes from an operator of its tenant. Only the edge creates one; every operation of the editor
 * requires it.
 */
export type OperatorScope = Operator & { readonly [proof]: true };

export function operatorScope(operator: Operator): OperatorScope {
  return operator as OperatorScope;
}
