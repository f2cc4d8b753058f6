import type { NodeId } from '#schemas/page/document.ts';
import { type Finding, findingKey } from '#schemas/page/finding.ts';

/** Findings that say the same of one module, in one language: `places` are their fields. */
export type FindingLine = { key: string; finding: Finding; places: Finding['at'][] };

/** Lines of one module, or of the page itself. */
export type FindingGroup = { nodeId?: NodeId; lines: FindingLine[] };

/** Findings by module, those with errors first; otherwise in their order. */
export function groupFindings(findings: readonly Finding[]): FindingGroup[] {
  const groups = [...Map.groupBy(findings, ({ at }) => at.nodeId)].map(([nodeId, found]) => ({
    ...(nodeId !== undefined && { nodeId }),
    lines: [...Map.groupBy(found, lineKey)].flatMap(([key, [finding, ...more]]) =>
      finding ? [{ key, finding, places: [finding, ...more].map(({ at }) => at) }] : [],
    ),
  }));
  const isError = ({ finding }: FindingLine) => finding.severity === 'error';
  for (const { lines } of groups) lines.sort((a, b) => Number(isError(b)) - Number(isError(a)));
  return groups.sort((a, b) => Number(b.lines.some(isError)) - Number(a.lines.some(isError)));
}

/** Key of a finding without its field. */
function lineKey(finding: Finding): string {
  const { nodeId, lang } = finding.at;
  const at = { ...(nodeId !== undefined && { nodeId }), ...(lang && { lang }), path: [] };
  return `${finding.severity} ${findingKey({ ...finding, at })} ${finding.params.count ?? ''}`;
}
