import { toast } from '#ui/toast.ts';
import { watchElements } from '#ui/watch-elements.ts';
import { comparedIds, toggleCompared, watchCompared } from './compare-list.ts';

/**
 * Brings the document's buttons that choose goods (`CardCompare`) to life; `full` is said when as many are chosen as can
 * be. Returns a function that stops this.
 */
export function watchCompareButtons(full: string): () => void {
  const stop = watchElements('[data-compare]', (button) => {
    const paint = () => {
      const ids = comparedIds();
      button.dataset.state = ids.length === 0 ? 'idle' : 'on';
      button.setAttribute('aria-pressed', String(ids.includes(button.dataset.compare ?? '')));
    };
    paint();
    return watchCompared(paint);
  });
  const press = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-compare]') : null;
    if (button?.dataset.compare && !toggleCompared(button.dataset.compare))
      toast(full, { variant: 'warning' });
  };
  document.addEventListener('click', press);
  return () => {
    stop();
    document.removeEventListener('click', press);
  };
}
