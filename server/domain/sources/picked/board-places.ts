import type { PickedContent } from '#schemas/entities/picked-content.ts';
import type { Call } from '../../../platform/call.ts';
import type { RefRow } from '../../catalogue/item-groups/operations.ts';
import { pickedContents } from './operations.ts';
import { presentPick } from './presenter.ts';

/** Places with their content; one whose content isn't public is left out. */
export async function withContent<Ref extends RefRow>(
  call: Call,
  refs: readonly Ref[],
): Promise<(Ref & { content?: PickedContent })[]> {
  const relationOf = ({ contentType: type, contentCode: code }: Ref) =>
    type === null || code === null ? undefined : { type, code };
  const relations = refs.flatMap((ref) => relationOf(ref) ?? []);
  const picks = relations.length > 0 ? await pickedContents(call, relations) : [];
  const found = new Map(
    picks.map((pick) => [
      `${pick.type} ${pick.type === 'TOPIC' ? pick.row.subtitle : pick.row.code}`,
      presentPick(pick, call),
    ]),
  );
  return refs.flatMap((ref) => {
    if (ref.goods) return [ref];
    const content = found.get(`${ref.contentType} ${ref.contentCode}`);
    return content ? [{ ...ref, content }] : [];
  });
}

/** Leaderboards with the content of their places. */
export async function boardsWithContent<Board extends { id: string; refs: RefRow[] }>(
  call: Call,
  boards: readonly Board[],
): Promise<Board[]> {
  const places = await withContent(
    call,
    boards.flatMap(({ refs }) => refs),
  );
  const byBoard = Map.groupBy(places, ({ groupId }) => groupId);
  return boards.map((board) => ({ ...board, refs: byBoard.get(board.id) ?? [] }));
}
