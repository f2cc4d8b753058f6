import { FINGERPRINT } from '#schemas/constants.ts';
import type { DeviceInfo } from '#schemas/entities/device-info.ts';
import { hashText } from '#schemas/hash-text.ts';
import { keysOf } from '#schemas/typed-object.ts';
import { readAgent } from './agent.ts';
import { canvasMark, installedFonts, webGLMark } from './drawn-marks.ts';

const { os, device, canvas, webGL } = FINGERPRINT.weights;

/**
 * Weight of each field for identifying a device, 0 to 10; fields that an update or a setting changes have 0 (S2 §9).
 */
export const WEIGHTS: Record<keyof DeviceInfo, number> = {
  os,
  device,
  canvasFingerprint: canvas,
  webGLFingerprint: webGL,
  model: 8,
  brand: 7,
  fonts: 6,
  screenWidth: 6,
  screenHeight: 6,
  pixelRatio: 5,
  touchPoints: 5,
  colorDepth: 4,
  timezoneOffset: 4,
  browser: 4,
  engine: 3,
  osVersion: 2,
  language: 1,
  browserVersion: 0,
  engineVersion: 0,
};

/**
 * Device data that the browser reports (S2 §3). Samsung's browsers render canvases differently each time, so theirs are
 * left out. Rendering takes long: one mark at a time, each `whenIdle`.
 */
export async function readDeviceInfo(whenIdle: () => Promise<void>): Promise<DeviceInfo> {
  const agent = readAgent(navigator.userAgent);
  const { screen } = window;
  const drawn = async <Mark>(draw: () => Mark) => {
    await whenIdle();
    return draw();
  };
  return {
    os: agent.os.name,
    osVersion: agent.os.version,
    device: agent.device,
    brand: agent.brand,
    model: agent.model,
    browser: agent.browser.name,
    browserVersion: agent.browser.version,
    engine: agent.engine.name,
    engineVersion: agent.engine.version,
    screenWidth: screen.width,
    screenHeight: screen.height,
    pixelRatio: window.devicePixelRatio,
    colorDepth: screen.colorDepth,
    touchPoints: navigator.maxTouchPoints,
    language: navigator.language,
    timezoneOffset: new Date().getTimezoneOffset(),
    canvasFingerprint: agent.brand === 'Samsung' ? undefined : await drawn(canvasMark),
    webGLFingerprint: await drawn(webGLMark),
    fonts: await drawn(installedFonts),
  };
}

/** Hash of all weighted fields, the weightiest first. */
export function fingerprintOf(info: DeviceInfo): string {
  const names = keysOf(WEIGHTS)
    .filter((name) => WEIGHTS[name] > 0)
    .toSorted((a, b) => WEIGHTS[b] - WEIGHTS[a]);
  return hashText(JSON.stringify(names.map((name) => info[name] ?? null)));
}
