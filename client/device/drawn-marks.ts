import type { FINGERPRINT } from '#schemas/constants.ts';
import { hashText } from '#schemas/hash-text.ts';

/** Fonts whose presence distinguishes systems. */
export const PROBED_FONTS = [
  'Arial',
  'Arial Black',
  'Courier New',
  'Georgia',
  'Helvetica Neue',
  'Leelawadee UI',
  'Noto Sans Thai',
  'Roboto',
  'Segoe UI',
  'Tahoma',
  'Thonburi',
  'Times New Roman',
  'Verdana',
] as const satisfies readonly string[] & { length: typeof FINGERPRINT.fonts };

const SAMPLE = 'mmMwWLli0O\u0e01\u0e33&1';

/** Hash of how this device renders a text and a curve; undefined where canvases are blocked. */
export function canvasMark(): string | undefined {
  const canvas = document.createElement('canvas');
  canvas.width = 200;
  canvas.height = 40;
  const pen = canvas.getContext('2d');
  if (!pen) return undefined;
  pen.textBaseline = 'top';
  pen.font = '16px Arial';
  pen.fillStyle = 'rgb(201, 54, 14)';
  pen.fillRect(60, 1, 60, 18);
  pen.fillStyle = 'rgb(11, 110, 105)';
  pen.fillText(SAMPLE, 2, 14);
  pen.arc(160, 20, 12, 0, 5);
  pen.stroke();
  return hashText(canvas.toDataURL());
}

/** Maker of the graphics hardware, as far as the browser reports it. */
export function webGLMark(): string | undefined {
  const gl = document.createElement('canvas').getContext('webgl');
  if (!gl) return undefined;
  const names = gl.getExtension('WEBGL_debug_renderer_info');
  const told = names
    ? [gl.getParameter(names.UNMASKED_VENDOR_WEBGL), gl.getParameter(names.UNMASKED_RENDERER_WEBGL)]
    : [gl.getParameter(gl.VENDOR), gl.getParameter(gl.RENDERER)];
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  return hashText(told.join('\n'));
}

/** Probed fonts that change the width of a text. */
export function installedFonts(): string[] {
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen) return [];
  const width = (font: string) => {
    pen.font = `48px ${font}`;
    return pen.measureText(SAMPLE).width;
  };
  const plain = width('monospace');
  return PROBED_FONTS.filter((font) => width(`'${font}', monospace`) !== plain);
}
