import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deviceInfoSchema } from '#schemas/entities/device-info.ts';
import { readAgent } from './agent.ts';
import * as marks from './drawn-marks.ts';
import { fingerprintOf, readDeviceInfo, WEIGHTS } from './fingerprint.ts';

const SAMSUNG =
  'Mozilla/5.0 (Linux; Android 14; SM-S918B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36';
const PIXEL =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9 Build/AP4A) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0';

beforeEach(() => {
  // jsdom knows no touch.
  Object.assign(navigator, { maxTouchPoints: 5 });
  vi.spyOn(marks, 'canvasMark').mockReturnValue('canvas');
  vi.spyOn(marks, 'webGLMark').mockReturnValue('webgl');
  vi.spyOn(marks, 'installedFonts').mockReturnValue(['Arial']);
});
afterEach(() => void vi.restoreAllMocks());

const infoOf = async (agent: string) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
  return readDeviceInfo(async () => undefined);
};

test('[Y10] the device information is complete', async () => {
  const info = await infoOf(PIXEL);
  expect(deviceInfoSchema.parse(info)).toEqual(info);
  expect(Object.keys(info).toSorted()).toEqual(Object.keys(deviceInfoSchema.shape).toSorted());
  expect(info).toMatchObject({
    os: 'Android',
    osVersion: '15',
    device: 'phone',
    brand: 'Google',
    model: 'Pixel 9',
    browser: 'Chrome',
    browserVersion: '131.0.0.0',
    engine: 'Blink',
    engineVersion: '131.0.0.0',
    canvasFingerprint: 'canvas',
    webGLFingerprint: 'webgl',
    fonts: ['Arial'],
  });
});

test.each([
  [SAMSUNG, 'Android', 'Samsung Internet', 'Blink', 'phone', 'Samsung', 'SM-S918B'],
  [IPHONE, 'iOS', 'Safari', 'WebKit', 'phone', 'Apple', 'iPhone'],
  [WINDOWS, 'Windows', 'Firefox', 'Gecko', 'desktop', undefined, undefined],
  ['', 'unknown', 'unknown', 'unknown', 'desktop', undefined, undefined],
])('%s is read', (agent, os, browser, engine, device, brand, model) => {
  const read = readAgent(agent);
  expect([read.os.name, read.browser.name, read.engine.name]).toEqual([os, browser, engine]);
  expect([read.device, read.brand, read.model]).toEqual([device, brand, model]);
});

test('[Y11] weights go from 0 to 10; Samsung’s canvases are left out; 13 fonts are probed', async () => {
  expect(WEIGHTS).toMatchObject({ os: 10, device: 9, canvasFingerprint: 8, webGLFingerprint: 8 });
  for (const weight of Object.values(WEIGHTS)) expect(weight >= 0 && weight <= 10).toBe(true);
  expect(Object.keys(WEIGHTS).toSorted()).toEqual(Object.keys(deviceInfoSchema.shape).toSorted());
  expect((await infoOf(SAMSUNG)).canvasFingerprint).toBeUndefined();
  expect(marks.canvasMark).not.toHaveBeenCalled();
  expect((await infoOf(PIXEL)).canvasFingerprint).toBe('canvas');
  expect(marks.PROBED_FONTS).toHaveLength(13);
});

test('an update of the browser leaves the fingerprint, another device changes it', async () => {
  const info = await infoOf(PIXEL);
  expect(fingerprintOf({ ...info, browserVersion: '132.0' })).toBe(fingerprintOf(info));
  expect(fingerprintOf({ ...info, model: 'Pixel 8' })).not.toBe(fingerprintOf(info));
  expect(fingerprintOf(info)).toMatch(/^[0-9a-f]{16}$/);
});
