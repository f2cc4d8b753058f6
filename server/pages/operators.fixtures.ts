import { OPERATOR_ROLES, type OperatorRole } from '#schemas/operator.ts';
import type { IdentifyOperator } from '../operators/identify.ts';
import { operatorScope } from '../operators/operator-scope.ts';

/** The header of a call by an operator of the tests, who needs no account. */
export const as = (name: string, role: OperatorRole = 'editor') => ({ Authorization: `${role} ${name}` });

/** Believes that header. */
export const identifyByHeader: IdentifyOperator = async (headers) => {
  const [given, name = ''] = (headers.get('authorization') ?? '').split(' ');
  const role = OPERATOR_ROLES.find((each) => each === given);
  return role && operatorScope({ id: `id-${name}`, name, role });
};
