import type { OperatorRole } from '#schemas/operator.ts';

declare const proof: unique symbol;

/** An operator of the tenant that was asked for. `sessionId` is missing for scripts. */
type Operator = {
  readonly id: string;
  readonly name: string;
  readonly role: OperatorRole;
  readonly sessionId?: string;
};

/**
 * Proof that a request comes from an operator of its tenant. Only the edge makes one; every operation of the editor
 * asks for it.
 */
export type OperatorScope = Operator & { readonly [proof]: true };

export function operatorScope(operator: Operator): OperatorScope {
  return operator as OperatorScope;
}
