import type { Text } from '#locales/translate.ts';
import type { ItemGroup } from '#schemas/entities/item-group.ts';
import { BOARD_ORDER_TYPES } from '#schemas/enums/board.ts';

/** Sort order of a leaderboard as text; '' for one made by hand or with an unknown order. */
export function boardCaption(board: Pick<ItemGroup, 'genType' | 'autoRule'>, t: Text): string {
  const type = BOARD_ORDER_TYPES.find((each) => each === board.autoRule?.orderType);
  return board.genType === 'MANUAL' || type === undefined ? '' : t(`board.${type}`);
}
