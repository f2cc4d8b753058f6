import { installFonts } from '#server/platform/media/fonts.ts';
import { renderMedia } from '#server/platform/media/render.ts';
import { words } from './draw/scene.ts';
import { svg } from './draw/svg.ts';

const [dataDir = '', ...texts] = process.argv.slice(2);

/** A process that draws every text, and reports the font configuration it used. */
await installFonts(dataDir);
const pictures: string[] = [];
for (const text of texts) {
  const drawing = Buffer.from(svg(400, 100, words(10, 70, 50, '#000000', text)));
  const wanted = {
    key: 'zest/titles/test.svg',
    width: 400,
    height: 0,
    quality: 100,
    format: 'webp',
  } as const;
  pictures.push((await renderMedia(drawing, wanted)).toString('base64'));
}
process.stdout.write(JSON.stringify({ configuration: process.env.FONTCONFIG_FILE, pictures }));
