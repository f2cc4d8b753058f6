import { MAX_COMPARED } from '#schemas/compared.ts';
import { toast } from '#ui/toast.ts';
import { watchElements } from '#ui/watch-elements.ts';
import { comparedIds, toggleCompared, watchCompared } from './compare-list.ts';

/**
 * Brings the document's buttons that choose goods (`CardCompare`) to life. When as many are chosen as can be, the others
 * say `full`. Returns a function that stops this.
 */
export function watchCompareButtons({ toggle, full }: Record<'toggle' | 'full', string>): () => void {
  const stop = watchElements('[data-compare]', (button) => {
    const paint = () => {
      const ids = comparedIds();
      const isChosen = ids.includes(button.dataset.compare ?? '');
      const isFull = !isChosen && ids.length >= MAX_COMPARED;
      button.dataset.state = ids.length === 0 ? 'idle' : isFull ? 'full' : 'on';
      button.dataset.text = `${ids.length}/${MAX_COMPARED}`;
      button.title = isFull ? full : toggle;
      button.ariaLabel = button.title;
      button.ariaPressed = String(isChosen);
      button.ariaDisabled = String(isFull);
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
