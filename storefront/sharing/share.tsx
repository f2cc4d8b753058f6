import { ShareInApp } from '../in-app/share-in-app.tsx';
import { ShareButton } from './share-button.tsx';
import { type ShareProps, ShareWith } from './share-with.tsx';
import { SharedBy } from './shared-by.tsx';

const parts = { ShareButton, ShareInApp, SharedBy };

/** Share button, and the name of the member who shared this page. */
export function Share(props: ShareProps) {
  return <ShareWith {...props} parts={parts} />;
}
