import type { Locator } from 'playwright/test';
import { decodeQR } from 'qr/decode.js';
import sharp from 'sharp';

/** Text of a QR code, decoded from its pixels as by a camera. @throws Error when it can't be decoded */
export async function readQr(code: Locator): Promise<string> {
  const picture = sharp(await code.screenshot())
    .ensureAlpha()
    .raw();
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  return decodeQR({ data, width: info.width, height: info.height });
}
