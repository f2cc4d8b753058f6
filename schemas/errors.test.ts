import { expect, test } from 'vitest';
import { wireCode } from './api/envelope.ts';
import { AppError, ERROR_CODES } from './errors.ts';
import { PROBLEM_CODES } from './page/problem.ts';

test('every code has a status for clients or servers and a text', () => {
  expect(ERROR_CODES).toEqual(expect.arrayContaining([...PROBLEM_CODES]));
  expect(new Set(ERROR_CODES).size).toBe(ERROR_CODES.length);
  for (const code of ERROR_CODES) {
    const error = new AppError(code);
    expect(error.status).toBeGreaterThanOrEqual(400);
    expect(error.status).toBeLessThan(600);
    expect(error.messageKey).toBe(`errors.${code}`);
  }
});

test.each([
  ['UNAUTHORIZED', 401],
  ['NOT_FOUND', 404],
  ['CONFLICT', 409],
  ['PAYLOAD_TOO_LARGE', 413],
  ['DOCUMENT_TOO_LARGE', 413],
  ['DOCUMENT_TOO_DEEP', 422],
  ['INTERNAL', 500],
] as const)('%s is %d', (code, status) => {
  expect(new AppError(code).status).toBe(status);
});

test('only temporary errors are retryable', () => {
  expect(ERROR_CODES.filter((code) => new AppError(code).retryable)).toEqual([
    'RATE_LIMITED',
    'UPSTREAM',
    'UNAVAILABLE',
    'TIMEOUT',
    'STORAGE_FULL',
    'AI_QUESTION_LIMIT',
    'AI_CONNECTING',
    'FEED_INSPECTING',
    'FEED_INTERRUPTED',
  ]);
});

test('carries parameters and cause, and is sent with the specification’s code', () => {
  const cause = new Error('socket');
  const error = new AppError('UPSTREAM', { host: 'a' }, { cause });
  expect(error).toBeInstanceOf(Error);
  expect(error).toMatchObject({ name: 'AppError', code: 'UPSTREAM', params: { host: 'a' }, cause });
  expect([wireCode('UNAUTHORIZED'), wireCode('NOT_FOUND')]).toEqual(['401', 'NOT_FOUND']);
});
