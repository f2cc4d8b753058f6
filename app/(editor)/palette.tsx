'use client';

import { contentTypes } from '#content/all.ts';
import { ContentTypes } from '#editor/kit/content-types.ts';
import { DeskPalette } from '#editor/palette/desk-palette.tsx';

/** The desks' search with the content types of this product. */
export function Palette(props: { onClose: () => void }) {
  return (
    <ContentTypes value={contentTypes}>
      <DeskPalette {...props} />
    </ContentTypes>
  );
}
