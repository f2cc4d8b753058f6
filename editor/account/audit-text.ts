import type { Text } from '#locales/translate.ts';
import { REPORTED_TYPES } from '#schemas/enums/report.ts';
import { AREAS, OPERATOR_ROLES } from '#schemas/operator.ts';

const ACTIONS = [
  'operator.invite',
  'operator.uninvite',
  'operator.mailAgain',
  'operator.join',
  'operator.role',
  'operator.remove',
  'operator.areas',
  'token.create',
  'token.revoke',
  'webhook.create',
  'webhook.change',
  'webhook.rotate',
  'webhook.remove',
  'operator.reset',
  'operator.PASSWORD_CHANGED',
  'operator.SECOND_STEP_OFF',
  'operator.PASSKEY_ADDED',
  'operator.PASSKEY_REMOVED',
  'operator.COMPANY_LINKED',
  'instance.grant',
  'instance.revoke',
  'shop.open',
  'shop.suspend',
  'shop.resume',
  'page.create',
  'page.move',
  'address.redirect',
  'address.unredirect',
  'page.archive',
  'page.restore',
  'page.publish',
  'page.offline',
  'experiment.start',
  'experiment.end',
  'release.create',
  'release.cancel',
  'release.revert',
  'review.create',
  'review.revoke',
  'review.ask',
  'review.approved',
  'review.changes',
  'media.upload',
  'media.crop',
  'media.change',
  'media.delete',
  'media.move',
  'media.replace',
  'member.pass',
  'member.refuse',
  'member.deactivate',
  'member.activate',
  'message.open',
  'report.hide',
  'report.keep',
  'report.reopen',
  'price.passed',
  'price.dropped',
  'price.takeBack',
  'categoryMapping.save',
  'categoryMapping.remove',
  'spelling.add',
  'spelling.change',
  'spelling.remove',
  'redirect.add',
  'redirect.change',
  'redirect.remove',
  'activity.create',
  'activity.change',
  'activity.delete',
  'activity.start',
  'activity.end',
  'activity.invalidate',
  'activity.addresses',
  'activity.deliver',
] as const;

/** Text of an audited action; the action's code if it has no text. */
export function actionText(t: Text, action: string): string {
  const known = ACTIONS.find((one) => one === action);
  return known ? t(`audit.do.${known}`) : action;
}

export const SUBJECT_TYPES = [
  'page',
  'release',
  'operator',
  'invitation',
  'media',
  'member',
  'message',
  'report',
  'categoryMapping',
  'spelling',
  'redirect',
  'activity',
  'token',
  'webhook',
  'shop',
] as const;

export function subjectText(t: Text, type: string): string {
  const known = SUBJECT_TYPES.find((one) => one === type);
  return known ? t(`audit.type.${known}`) : type;
}

const KEYS = [
  'role',
  'email',
  'name',
  'from',
  'to',
  'path',
  'version',
  'note',
  'alt',
  'focalPoint',
  'field',
  'reason',
  'kind',
  'count',
  'number',
  'promise',
  'carrier',
  'trackingNumber',
  'revision',
  'areas',
  'scopes',
  'host',
  'paused',
] as const;

/** `Email: a@b.c, Role: Editor`. */
export function detailsText(t: Text, details: Record<string, unknown>): string {
  return Object.entries(details)
    .map(([name, value]) => {
      const known = KEYS.find((key) => key === name);
      return `${known ? t(`audit.key.${known}`) : name}: ${valueText(t, value)}`;
    })
    .join(', ');
}

function valueText(t: Text, value: unknown): string {
  const role = OPERATOR_ROLES.find((known) => known === value);
  if (role) return t(`role.${role}`);
  const reported = REPORTED_TYPES.find((known) => known === value);
  if (reported) return t(`desk.reported.${reported}`);
  const area = AREAS.find((known) => known === value);
  if (area) return t(`area.${area}`);
  if (Array.isArray(value) && value.every((one) => typeof one === 'string'))
    return value.map((one) => valueText(t, one)).join(', ');
  if (value === true) return t('audit.yes');
  return typeof value === 'string' ? value : JSON.stringify(value);
}
