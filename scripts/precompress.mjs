import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const TEXT = /\.(js|css|svg)$/;

/** Writes gzip and brotli copies of every text file under `dir`, which the server sends without compressing. */
export function precompress(dir) {
  const files = existsSync(dir) ? readdirSync(dir, { recursive: true }) : [];
  for (const file of files.map((name) => join(dir, name)).filter((name) => TEXT.test(name))) {
    const text = readFileSync(file);
    writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
    writeFileSync(`${file}.br`, brotliCompressSync(text));
  }
}
