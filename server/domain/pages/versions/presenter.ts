import type { EditEntry, PageVersion } from '#schemas/entities/page-version.ts';
import type { EditRow, VersionRow } from './operations.ts';

/** A version in its API format, without its document. */
export function presentVersion({ createdAt, ...row }: VersionRow, live: number | null): PageVersion {
  const { version, rev, note, operatorName } = row;
  return { version, rev, note, operatorName, createdAt: createdAt.getTime(), isLive: version === live };
}

/** An edit in its API format: its kind of change, without the content. */
export function presentEdit({ rev, at, operatorName, commands }: EditRow): EditEntry {
  return { rev, at: at.getTime(), operatorName, commands: commands.map(presentCommand) };
}

function presentCommand(command: unknown): EditEntry['commands'][number] {
  const { type, id, node } = command as { type: string; id?: string; node?: { id: string } };
  const nodeId = id ?? node?.id;
  return { type, ...(nodeId !== undefined && { nodeId }) };
}
