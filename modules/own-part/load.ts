import type { Load } from '#runtime/module.ts';
import type { BoundScreen } from '#schemas/page/bound-address.ts';
import type { OwnPartProps } from './module.ts';

export type OwnPartData = { screen: BoundScreen | undefined };

/** Screen whose own part the placeholder replaces; undefined outside the editor's canvas. */
export const loadOwnPart: Load<OwnPartProps, OwnPartData> = async (_props, { binding }) => ({
  data: { screen: binding.standsFor },
});
