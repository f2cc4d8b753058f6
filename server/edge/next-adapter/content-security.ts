import { createHash } from 'node:crypto';
import { DOWNLOAD_GUIDE_SCRIPT } from '../inline-scripts/download-guide-script.ts';
import { KEPT_HEIGHTS_SCRIPT } from '../inline-scripts/kept-heights-script.ts';
import { THEME_SCRIPT } from '../inline-scripts/theme-script.ts';
import { VISIT_SCRIPT } from '../inline-scripts/visit-script.ts';
import { CANVAS_SCRIPTS_SCRIPT, LATE_SCRIPTS_SCRIPT } from './late-scripts.ts';

/** Development policy without script limits: Next's own scripts aren't known beforehand, and some are evaluated. */
export const DEVELOPMENT_POLICY =
  "base-uri 'self'; object-src 'none'; form-action 'self'; frame-ancestors 'self'";
/**
 * Sources other than scripts: requests, frames and everything not named stay at the site. Images may come from a
 * marketplace or the visitor's own device, and style attributes are allowed.
 */
const OTHER_SOURCES =
  "default-src 'self'; connect-src 'self'; img-src 'self' data: blob: https:; style-src 'self' 'unsafe-inline'; frame-src 'self'";

/** Policy of a response without inline scripts. */
export const PLAIN_POLICY = policy([]);

const OUR_SCRIPTS: readonly string[] = [
  THEME_SCRIPT,
  KEPT_HEIGHTS_SCRIPT,
  DOWNLOAD_GUIDE_SCRIPT,
  VISIT_SCRIPT,
  LATE_SCRIPTS_SCRIPT,
  CANVAS_SCRIPTS_SCRIPT,
];

const INLINE_SCRIPT = /<script(?![^>]*\s(?:src|type)=)[^>]*>(.*?)<\/script/gis;
/** Pattern of Next's inline data scripts, which push a page's data onto one of Next's queues. */
const PUSH =
  /^(?:self\.__next_f|\(self\.__next_f=self\.__next_f\|\|\[\]\)|\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\))\.push\((.*)\);?$/s;

/**
 * Content security policy of a page. It allows only the inline scripts that are Next's data or our own, each by its
 * hash (docs/decisions/010); a script injected into the HTML doesn't run.
 */
export function pagePolicy(html: string): string {
  const codes = [...html.matchAll(INLINE_SCRIPT)].map(([, code = '']) => code).filter(isOurs);
  return policy(codes.map((code) => createHash('sha256').update(code).digest('base64')));
}

function policy(hashes: readonly string[]): string {
  const sources = [`'self'`, ...new Set(hashes.map((hash) => `'sha256-${hash}'`))];
  return `script-src ${sources.join(' ')}; ${OTHER_SOURCES}; ${DEVELOPMENT_POLICY}`;
}

function isOurs(code: string): boolean {
  const data = PUSH.exec(code)?.[1];
  return OUR_SCRIPTS.includes(code) || (data !== undefined && isJson(data));
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
