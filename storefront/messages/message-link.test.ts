import { expect, test } from 'vitest';
import type { Message } from '#schemas/entities/message.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { toTenantPublic } from '#schemas/tenant.ts';
import { messageLink } from './message-link.ts';

const ctx = { lang: 'en', tenant: toTenantPublic(tenantFixture('zest')) } as const;
const link = (over: Partial<Message>) =>
  messageLink(ctx, { id: 'm', type: 'comment', kind: 'REPLY', createTime: 0, read: false, ...over })?.href;

test.each([
  [{ subjectType: 'CONTENT', subjectCode: 'd-1', replyId: 'r/1' }, '/en/content/d-1#comment-r%2F1'],
  [{ subjectType: 'GOODS', subjectCode: 'g-1' }, '/en/product/g-1'],
  [{ subjectType: 'NOTE', subjectCode: 'n-1' }, '/en/note-detail/n-1'],
  [{ type: 'like', subjectType: 'ARTICLE', subjectCode: 'a-1' }, '/en/article/a-1'],
  [{ type: 'community_security', subjectType: 'nickname' }, '/en/profile'],
  [{ type: 'community_security', subjectType: 'SECURITY' }, '/en/security'],
  [{ type: 'community_security', subjectType: 'PRIZE', subjectCode: '1' }, '/en/lottery/1'],
  [{ type: 'community_security', subjectType: 'LOTTERY', subjectCode: '2' }, '/en/lottery/2'],
  [{ type: 'notice', link: '/coupons' }, '/en/coupons'],
])('%j leads to %s', (message, href) => {
  expect(link(message)).toBe(href);
});

test.each([
  [{ subjectType: 'GOODS' }],
  [{ subjectType: 'SOMETHING', subjectCode: 'x' }],
  [{ type: 'follow', subjectType: 'USER', subjectId: 'ploy' }],
  [{ type: 'notice' }],
  [{ type: 'notice', link: 'javascript:alert(1)' }],
])('%j leads nowhere', (message) => {
  expect(link(message)).toBeUndefined();
});
