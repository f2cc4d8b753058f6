'use client';

import { useState } from 'react';
import { useView } from '#runtime/view-context.tsx';
import { CAROUSEL } from '#schemas/constants.ts';
import buttons from '#ui/button.module.css';
import { Carousel } from '#ui/carousel.tsx';
import { LazyImage } from '#ui/lazy-image.tsx';
import { NoticeList } from '#ui/notice-list.tsx';
import { ScrollStrip } from '#ui/scroll-strip.tsx';
import { TabStrip } from '#ui/tab-strip.tsx';
import { TextField } from '#ui/text-field.tsx';
import { toast } from '#ui/toast.ts';
import { Tooltip } from '#ui/tooltip.tsx';
import { useBreakpoint, useMobile } from '#ui/use-window-width.ts';
import { Story } from './story.tsx';

const CONFIG = {
  speed: CAROUSEL.speedMs,
  threshold: CAROUSEL.thresholdPx,
  longSwipesMs: CAROUSEL.longSwipesMs,
  longSwipesRatio: CAROUSEL.longSwipesRatio,
};
const many = (count: number) => Array.from({ length: count }, (_, index) => String(index + 1));
const slide = (id: string) => ({ id, label: id, content: <div style={{ blockSize: 80 }}>{id}</div> });

/** Interactive pieces whose timing and positions the tests measure. */
export function PieceStories() {
  const { t } = useView();
  const labels = { previous: t('action.previous'), next: t('action.next') };
  const playing = { carousel: t('carousel.label'), pause: t('carousel.pause'), play: t('carousel.play') };
  return (
    <>
      <Tabs />
      <Story name="text field">
        <Field />
      </Story>
      <Story name="password field">
        <Field type="password" />
      </Story>
      <Story name="strip" width={600}>
        <ScrollStrip labels={labels}>
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
        <NoticeList items={many(3).map((id) => ({ id, content: id }))} labels={playing} />
      </Story>
      {[1, 3].map((count) => (
        <Story key={count} name={`carousel of ${count}`} width={400}>
          <Carousel slides={many(count).map(slide)} config={CONFIG} labels={{ ...labels, ...playing }} />
        </Story>
      ))}
      <WindowProbe />
      <Story name="near picture" width={200}>
        <LazyImage src="/media/zest/goods/fan-1.svg" alt="" />
      </Story>
      <div style={{ blockSize: 4_000 }} />
      <Story name="far picture" width={200}>
        <LazyImage src="/media/zest/goods/fan-2.svg" alt="" />
      </Story>
    </>
  );
}

function Field({ type }: { type?: 'password' }) {
  const { t } = useView();
  const [value, setValue] = useState('');
  const labels = { clear: t('action.clear'), show: t('action.share'), hide: t('action.close') };
  return (
    <TextField
      label={t('action.copy')}
      value={value}
      onChange={setValue}
      labels={labels}
      {...(type && { type })}
    />
  );
}

function Tabs() {
  const { t } = useView();
  const [value, setValue] = useState<string | null>('5');
  const labels = { list: t('list.all'), previous: t('action.previous'), next: t('action.next') };
  return (
    <Story name="tabs" width={320}>
      <TabStrip
        tabs={many(20).map((id) => ({ value: id, label: t('card.rank', { rank: id }) }))}
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

function WindowProbe() {
  const isMobile = useMobile();
  const breakpoint = useBreakpoint();
  return (
    <Story name="window">
      <output data-testid="is-mobile">{String(isMobile)}</output>
      <output data-testid="breakpoint">{breakpoint}</output>
    </Story>
  );
}
