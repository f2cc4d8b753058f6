import type { OperatorRole } from '#schemas/operator.ts';

declare const proof: unique symbol;

/**
 * Proof that a request comes from an operator of its tenant. Only the edge makes one; every operation of the editor
 * asks for it.
 */
export type OperatorScope = {
  readonly id: string;
  readonly name: string;
  readonly role: OperatorRole;
  readonly [proof]: true;
};

export function operatorScope(operator: { id: string; name: string; role: OperatorRole }): OperatorScope {
  return operator as OperatorScope;
}
