/** Compact count with a plus: 99, 900+, 12k+ (S1 §5). Not a count gives ''. */
export function plusCount(count: number | null | undefined): string {
  if (!isCount(count)) return '';
  if (count < 100) return String(count);
  if (count < 1000) return `${Math.floor(count / 100)}00+`;
  return `${Math.floor(count / 1000)}k+`;
}

/** Short count: 999, 1.2k, 12k, 1.2M; one decimal below 10, truncated (S1 §5). Not a count gives ''. */
export function shortCount(count: number | null | undefined): string {
  if (!isCount(count)) return '';
  if (count < 1000) return String(count);
  return count < 1_000_000 ? `${short(count, 1000)}k` : `${short(count, 1_000_000)}M`;
}

function short(count: number, unit: number): number {
  return count < 10 * unit ? Math.floor((count * 10) / unit) / 10 : Math.floor(count / unit);
}

function isCount(count: number | null | undefined): count is number {
  return typeof count === 'number' && Number.isFinite(count) && count >= 0;
}
