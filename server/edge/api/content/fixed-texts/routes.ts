import { fixedText } from '#schemas/api/invented/fixed-texts.ts';
import { fixedTextAt, presentFixedText } from '../../../../domain/articles/fixed-texts.ts';

import { route } from '../../route.ts';

export const fixedTextRoutes = [
  route(fixedText, async ({ query }, call) => {
    const row = await fixedTextAt(call, query.page);
    return row ? presentFixedText(row, call) : null;
  }),
];
