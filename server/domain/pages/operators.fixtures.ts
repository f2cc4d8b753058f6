import { OPERATOR_ROLES, type OperatorRole } from '#schemas/operator.ts';
import { operatorScope } from '../../platform/operator-scope.ts';
import type { IdentifyOperator } from '../operators/identify.ts';

/** Header of a call by an operator in tests, without an account. */
export const as = (name: string, role: OperatorRole = 'editor') => ({ Authorization: `${role} ${name}` });

/** Identifies the operator by that header. */
export const identifyByHeader: IdentifyOperator = async (headers) => {
  const [given, name = ''] = (headers.get('authorization') ?? '').split(' ');
  const role = OPERATOR_ROLES.find((each) => each === given);
  return role && operatorScope({ id: `id-${name}`, name, role });
};
