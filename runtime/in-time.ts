/** Time limit for a module's script, in ms. */
const LIMIT_MS = 10_000;

/**
 * Script of a module's island, or a rejection after the time limit. The page's hydration waits for it; when it fails,
 * the module shows its fallback and the rest of the page works (decision 005).
 */
export function inTime<T>(script: Promise<T>): Promise<T> {
  if (typeof window === 'undefined') return script;
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The script took too long')), LIMIT_MS);
  });
  return Promise.race([script, late]);
}
