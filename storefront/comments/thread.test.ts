import { describe, expect, test } from 'vitest';
import type { Reply } from '#schemas/entities/reply.ts';
import { asThread, withMoreReplies, withoutReply, withReply } from './thread.ts';

const reply = (id: string, over: Partial<Reply> = {}): Reply => ({
  id,
  subjectType: 'NOTE',
  subjectId: 'n',
  content: id,
  createTime: Number(id.replace(/\D/g, '')),
  own: false,
  meta: { atUsers: [] },
  ...over,
});
const sub = (id: string) => reply(id, { rootId: 'r1' });
const thread = asThread(reply('r1', { subReplies: [sub('s2'), sub('s3')], subReplyCount: 5 }));
const ids = (threads: readonly { id: string }[]) => threads.map(({ id }) => id);

describe('a new reply', () => {
  test('is placed before the other comments, or last below its own', () => {
    expect(ids(withReply([thread], reply('r9')))).toEqual(['r9', 'r1']);
    const [answered] = withReply([thread], sub('s9'));
    expect([ids(answered?.subReplies ?? []), answered?.subReplyCount]).toEqual([['s2', 's3', 's9'], 6]);
  });
});

describe('a reply taken back', () => {
  test('is gone from below its comment', () => {
    const [left] = withoutReply([thread], 's2');
    expect([ids(left?.subReplies ?? []), left?.subReplyCount]).toEqual([['s3'], 4]);
  });

  test('leaves its place while there are replies below it', () => {
    expect(withoutReply([thread], 'r1')).toMatchObject([{ id: 'r1', content: undefined, own: false }]);
    expect(withoutReply([asThread(reply('r1'))], 'r1')).toEqual([]);
  });
});

test('more replies come in order, none twice', () => {
  const [grown] = withMoreReplies([thread], 'r1', [sub('s3'), sub('s1'), sub('s4')]);
  expect(ids(grown?.subReplies ?? [])).toEqual(['s1', 's2', 's3', 's4']);
});
