import { watchElements } from '#ui/watch-elements.ts';
import { markOf } from './mark-key.ts';
import { markState, watchMark } from './mark-store.ts';
import { overlay } from './overlay.ts';
import { pressMark } from './press-mark.ts';

/**
 * Brings the document's hearts and likes (`HeartButton`) to life: they show the member's marks and a pending request,
 * and a press toggles them. Returns a function that stops this.
 */
export function watchMarks(): () => void {
  const stop = watchElements('[data-mark]', (button) => {
    const mark = markOf(button.dataset.mark ?? '');
    const paint = () => {
      const { marked, pending } = markState(mark);
      button.dataset.state = marked ? 'on' : 'off';
      button.setAttribute('aria-pressed', String(marked));
      button.setAttribute('aria-busy', String(pending));
    };
    const { marked, pending } = markState(mark);
    if (marked || pending) paint();
    return watchMark(mark, paint);
  });
  document.addEventListener('click', press);
  return () => {
    stop();
    document.removeEventListener('click', press);
  };
}

async function press({ target }: Event): Promise<void> {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-mark]') : null;
  if (!button?.dataset.mark) return;
  const isDone = await pressMark(markOf(button.dataset.mark));
  if (isDone && button.closest('[data-overlay]')) overlay.close();
}
