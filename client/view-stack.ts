/**
 * View ids, oldest first, after one of them or a new one becomes active: those after it are dropped; with the reset
 * flag only the active one is kept (S1 §4).
 */
export function activateView(
  views: readonly string[],
  active: string,
  { isReset = false }: { isReset?: boolean } = {},
): string[] {
  const at = views.indexOf(active);
  const before = at === -1 ? views : views.slice(0, at);
  return isReset ? [active] : [...before, active];
}
