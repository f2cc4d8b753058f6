import { expect, test } from 'vitest';
import type { UserInfo } from '#schemas/entities/user-info.ts';
import { ownValue } from './own-value.ts';

const member: UserInfo = {
  id: '1',
  nickname: 'Mali',
  avatar: { url: '/media/old.webp' },
  auditResult: {
    auditItems: [
      { dataType: 'avatar', dataValue: '{"url":"/media/new.webp"}', auditAction: 'AUDITING' },
      { dataType: 'biography', dataValue: 'Deals!', auditAction: 'PASSED' },
    ],
  },
};

test('a pending value wins over the stored one, and is flagged while it is in review', () => {
  expect(ownValue(member, 'avatar')).toEqual({ value: '/media/new.webp', isAuditing: true });
  expect(ownValue(member, 'biography')).toEqual({ value: 'Deals!', isAuditing: false });
  expect(ownValue(member, 'nickname')).toEqual({ value: 'Mali', isAuditing: false });
});

test('an unreadable pending avatar leaves the stored one', () => {
  const auditItems = [{ dataType: 'avatar' as const, dataValue: 'oops', auditAction: 'AUDITING' as const }];
  expect(ownValue({ ...member, auditResult: { auditItems } }, 'avatar').value).toBe('/media/old.webp');
});
