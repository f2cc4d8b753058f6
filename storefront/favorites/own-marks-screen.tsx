import type { Messages } from '#locales/translate.ts';
import type { ViewContext } from '#runtime/context.ts';
import { GuestOffer } from '../follow/guest-offer.tsx';
import screen from '../lists/list-screen.module.css';
import { favoriteTab } from './mark-kinds.ts';
import { OwnMarks } from './own-marks.tsx';

type Props = {
  ctx: ViewContext;
  list: 'favorites' | 'likes';
  /** The tab that the address names. */
  tab?: string | undefined;
  messages: Messages;
};

/** /favorites and /likes: the page is the same for everyone, the list is requested in the member's browser. */
export function OwnMarksScreen({ ctx, list, tab, messages }: Props) {
  return (
    <div className={screen.screen} data-testid={list}>
      <h1>{ctx.t(`screen.${list}`)}</h1>
      <OwnMarks
        list={list}
        tab={favoriteTab(tab)}
        messages={messages}
        guest={<GuestOffer ctx={ctx} list={list} />}
      />
    </div>
  );
}
