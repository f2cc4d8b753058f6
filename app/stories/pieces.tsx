'use client';

import { useState } from 'react';
import { useView } from '#runtime/view-context.tsx';
import { STRIP } from '#schemas/constants.ts';
import buttons from '#ui/button.module.css';
import { Countdown } from '#ui/countdown.tsx';
import { LazyImage } from '#ui/lazy-image.tsx';
import { NoticeList } from '#ui/notice-list.tsx';
import { ScrollStrip } from '#ui/scroll-strip.tsx';
import { TabStrip } from '#ui/tab-strip.tsx';
import { toast } from '#ui/toast.ts';
import { Tooltip } from '#ui/tooltip.tsx';
import { useBreakpoint, useMobile } from '#ui/use-media.ts';
import { Story } from './story.tsx';

const HOURS_49 = 49 * 3_600_000;
const many = (count: number) => Array.from({ length: count }, (_, index) => String(index + 1));

/** Interactive pieces whose times and places the tests measure. */
export function PieceStories() {
  const { t } = useView();
  const labels = { previous: t('action.previous'), next: t('action.next') };
  return (
    <>
      <Tabs />
      <Countdowns />
      <Story name="strip" width={600}>
        <ScrollStrip labels={labels} step={STRIP.scrollStepPx}>
          {many(20).map((name) => (
            <li key={name} style={{ flex: '0 0 150px' }}>
              {name}
            </li>
          ))}
        </ScrollStrip>
      </Story>
      <Story name="tooltip">
        <Tooltip label={t('action.share')}>
          <button type="button" className={buttons.secondary}>
            {t('action.share')}
          </button>
        </Tooltip>
      </Story>
      <Story name="toast">
        <button type="button" className={buttons.secondary} onClick={() => toast(t('toast.copied'))}>
          {t('action.copy')}
        </button>
      </Story>
      <Story name="notices" width={400}>
        <NoticeList
          items={many(3).map((id) => ({ id, content: `${t('list.all')} ${id}` }))}
          labels={{ pause: t('carousel.pause'), play: t('carousel.play') }}
        />
      </Story>
      <Window />
      <div style={{ blockSize: 4_000 }} />
      <Story name="far image" width={200}>
        <LazyImage src="/media/zest/goods/far.svg" alt={t('list.all')} />
      </Story>
    </>
  );
}

function Tabs() {
  const { t } = useView();
  const [value, setValue] = useState<string | null>('5');
  const labels = { list: t('list.all'), previous: t('action.previous'), next: t('action.next') };
  return (
    <Story name="tabs" width={320}>
      <TabStrip
        tabs={many(20).map((tab) => ({ value: tab, label: t('card.rank', { rank: tab }) }))}
        value={value}
        onChange={setValue}
        labels={labels}
        allLabel={t('list.all')}
        allowCancel
      />
      <output data-testid="tab-value">{String(value)}</output>
    </Story>
  );
}

function Countdowns() {
  const { t } = useView();
  const [ends, setEnds] = useState(0);
  return (
    <>
      <Story name="countdown of 49 hours">
        <Countdown leftTime={HOURS_49} label={t('countdown.endsIn')} />
      </Story>
      <Story name="countdown that ends">
        <Countdown leftTime={3_000} onEnd={() => setEnds((count) => count + 1)} />
        <output data-testid="ends">{ends}</output>
      </Story>
    </>
  );
}

function Window() {
  const isMobile = useMobile();
  const breakpoint = useBreakpoint();
  return (
    <Story name="window">
      <output data-testid="is-mobile">{String(isMobile)}</output>
      <output data-testid="breakpoint">{breakpoint}</output>
    </Story>
  );
}
