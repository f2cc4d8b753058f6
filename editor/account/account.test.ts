import { expect, test } from 'vitest';
import { ApiError } from '#client/api-error.ts';
import { editorMessages } from '#locales/text.ts';
import { createText } from '#locales/translate.ts';
import { callProblem } from '../kit/call-problem.ts';
import { actionText, detailsText, subjectText } from './audit-text.ts';
import { deviceName } from './device-name.ts';
import { authProblem } from './problem-text.ts';

const t = createText(editorMessages('en'), 'en');

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/150.0 Safari/537.36',
    'Chrome, Windows',
  ],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/150.0 Safari/537.36 Edg/150.0', 'Edge, Windows'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 20_0 like Mac OS X) Version/20.0 Mobile Safari/604.1', 'Safari, iOS'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7; rv:150.0) Firefox/150.0', 'Firefox, macOS'],
  ['Mozilla/5.0 (Linux; Android 17) AppleWebKit/537.36 Chrome/150.0 Mobile Safari/537.36', 'Chrome, Android'],
  ['curl/9.0', undefined],
  [undefined, undefined],
])('a device is recognised by browser and system: %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});

test('every error code has a text, unknown codes too', () => {
  expect(authProblem(t, 'PASSWORD_TOO_SHORT')).toBe('A password has 10 to 128 characters.');
  expect(authProblem(t, 'FROM_TOMORROW')).toBe('That didn’t work. Try again.');
  expect(callProblem(t, new ApiError('LAST_OWNER', 409, 'A shop needs an owner'))).toBe(
    'A shop needs an owner',
  );
  expect(callProblem(t, new ApiError('TIMEOUT', 0, 'timeout'))).toContain('isn’t answering');
  expect(callProblem(t, new Error('bug'))).toBe('That didn’t work. Try again.');
});

test('entries of the audit log read as sentences; unknown ones by their codes', () => {
  expect(actionText(t, 'operator.role')).toBe('changed a role');
  expect(actionText(t, 'robot.dance')).toBe('robot.dance');
  expect(subjectText(t, 'page')).toBe('Pages');
  expect(subjectText(t, 'robot')).toBe('robot');
  expect(detailsText(t, { from: 'viewer', to: 'owner', items: [1] })).toBe(
    'From: Viewer, To: Owner, items: [1]',
  );
});
