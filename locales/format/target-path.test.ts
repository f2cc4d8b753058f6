import { expect, test } from 'vitest';
import { activityPath, readTarget, type TargetKind, targetPath } from './target-path.ts';

test.each<[TargetKind, string, string]>([
  ['CONTENT', 'd 1', '/content/d%201'],
  ['GOODS', 'a/b', '/product/a%2Fb'],
  ['NOTE', 'n1', '/note-detail/n1'],
  ['ARTICLE', 'a1', '/article/a1'],
  ['TOPIC', 'แต่งห้อง งบ 5000', `/topic/${encodeURIComponent('แต่งห้อง-งบ-5000')}`],
  ['BRAND', 'jbl', '/brand/jbl'],
  ['BOARD', 'l1', '/leaderboard-products/l1'],
  ['PAGE', '/sale', '/sale'],
])('%s %s has the path %s', (kind, code, path) => {
  expect(targetPath(kind, code)).toBe(path);
});

test.each([
  ['LOTTERY', '/lottery/a%20b'],
  ['BONUS', '/bonus/a%20b'],
  ['BADGE', '/badge/a%20b'],
  ['RAFFLE', '/lottery/a%20b'],
])('an activity of type %s has the path %s', (type, path) => {
  expect(activityPath({ type, id: 'a b' })).toBe(path);
});

test.each([
  ['/content/d%201', { kind: 'CONTENT', code: 'd 1' }],
  ['/content/d1?from=banner#top', { kind: 'CONTENT', code: 'd1' }],
  ['/topic/a-b', { kind: 'TOPIC', code: 'a-b' }],
  ['/brand/', { kind: 'PAGE', code: '/brand/' }],
  ['/brand/%E0%A4%A', { kind: 'PAGE', code: '/brand/%E0%A4%A' }],
  ['/brand/a/b', { kind: 'PAGE', code: '/brand/a/b' }],
  ['/', { kind: 'PAGE', code: '/' }],
])('%s leads to %j', (path, target) => {
  expect(readTarget(path)).toEqual(target);
});
