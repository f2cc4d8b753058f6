import { fixedText } from '#schemas/api/invented/fixed-texts.ts';
import { fixedTextAt } from '../../../../domain/articles/fixed-texts/operations.ts';
import { presentFixedText } from '../../../../domain/articles/fixed-texts/presenter.ts';
import { route } from '../../route.ts';

export const fixedTextRoutes = [
  route(fixedText, async ({ query }, call) => {
    const row = await fixedTextAt(call, query.page);
    return row ? presentFixedText(row, call) : null;
  }),
];
