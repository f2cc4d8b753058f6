import type { EditEntry, PageVersion } from '#schemas/entities/page-version.ts';
import type { EditRow, VersionRow } from './operations.ts';

/** A version in its API format, without its document. */
export function presentVersion({ createdAt, ...row }: VersionRow, live: number | null): PageVersion {
  const { version, rev, note, operatorName } = row;
  return { version, rev, note, operatorName, createdAt: createdAt.getTime(), isLive: version === live };
}

/** An edit in its API format: modules and fields that it changed, without their content. */
export function presentEdit({ rev, at, operatorName, commands, inverse }: EditRow): EditEntry {
  return {
    rev,
    at: at.getTime(),
    operatorName,
    commands: commands.map((command) => presentCommand(command as Stored, (inverse ?? []) as Stored[])),
    canTakeBack: inverse !== null,
  };
}

type Stored = {
  type: string;
  id?: string;
  node?: { id: string; type: string };
  nodes?: Record<string, { type: string }>;
  root?: string;
  path?: (string | number)[];
  name?: string;
};

function presentCommand(command: Stored, inverse: readonly Stored[]): EditEntry['commands'][number] {
  const { type, id, node, root = id, path, name } = command;
  const nodeId = node?.id ?? root;
  // A removed module is in the inverse alone.
  const tree = [command, ...inverse].find((one) => one.root !== undefined && one.root === nodeId);
  const nodeType = node?.type ?? tree?.nodes?.[nodeId ?? '']?.type;
  const place = name === undefined ? path : [type === 'setField' ? 'fields' : 'meta', name];
  return {
    type,
    ...(nodeId !== undefined && { nodeId }),
    ...(nodeType !== undefined && { nodeType }),
    ...(place && { path: place }),
  };
}
