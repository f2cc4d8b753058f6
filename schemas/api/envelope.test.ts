import { expect, test } from 'vitest';
import { envelopeSchema, failed, succeeded } from './envelope.ts';

test('the client reads the server’s envelopes', () => {
  expect(envelopeSchema.parse(succeeded({ id: 1 }))).toEqual({
    success: true,
    code: '200',
    message: '',
    data: { id: 1 },
  });
  expect(envelopeSchema.parse(failed('UNAUTHORIZED', 'Login expired'))).toMatchObject({
    success: false,
    code: '401',
    data: null,
  });
});

test('a numeric code reads as text, and a body without success is no envelope', () => {
  expect(envelopeSchema.parse({ success: false, code: 401, message: null })).toMatchObject({ code: '401' });
  expect(envelopeSchema.safeParse({ code: '200', data: {} }).success).toBe(false);
});
