import { ShareInApp } from '../in-app/share-in-app.tsx';
import { ShareButton } from './share-button.tsx';
import { type ShareProps, ShareWith } from './share-with.tsx';
import { SharedBy } from './shared-by.tsx';

const parts = { ShareButton, ShareInApp, SharedBy };

/** The way to tell others of a page, and who has told this visitor of it. */
export function Share(props: ShareProps) {
  return <ShareWith {...props} parts={parts} />;
}
