import type { ReactNode } from 'react';
import type { ViewContext } from '#runtime/context.ts';
import type { ViewProps } from '#runtime/module.ts';
import { ModuleSection } from '#runtime/module-section.tsx';
import type { Picture } from '#schemas/fields/picture.ts';
import { pickLocalized } from '#schemas/page/localized.ts';
import { AdTag } from '#storefront/cards/ad-tag.tsx';
import { jumpLink } from '#storefront/links/jump-link.ts';
import { localPicture, OperatorPicture } from '#storefront/module-parts/operator-picture.tsx';
import { BannerCarousel } from './island.tsx';
import type { BannerProps } from './module.ts';
import styles from './styles.module.css';

/** Sizes of the copies in px: twice a phone's width at 16:9, the page's width and more at 3:1. */
const SIZES = { phone: { width: 800, height: 450 }, desktop: { width: 1500, height: 500 } } as const;

export function BannerView({ id, props, ctx }: ViewProps<BannerProps>): ReactNode {
  const shown = props.slides.flatMap((slide, item) => {
    const picture = localPicture(ctx, slide.picture);
    return picture ? [{ ...slide, picture, item }] : [];
  });
  if (shown.length === 0) return null;
  const slides = shown.map(({ title, item, ...slide }, index) => {
    const position = ctx.t('carousel.slide', { index: index + 1, total: shown.length });
    const label = pickLocalized(title, ctx.lang, ctx.tenant.defaultLanguage) || position;
    return {
      // The editor finds an item's slide by it.
      id: `${id}-${item + 1}`,
      label,
      content: <Slide ctx={ctx} label={label} isFirst={index === 0} {...slide} />,
    };
  });
  return (
    <ModuleSection id={id} type="banner">
      <BannerCarousel slides={slides} />
    </ModuleSection>
  );
}

type SlideProps = {
  ctx: ViewContext;
  picture: Picture;
  link?: string | undefined;
  advertised: boolean;
  label: string;
  isFirst: boolean;
};

function Slide({ ctx, picture, link, advertised, label, isFirst }: SlideProps) {
  const jump = jumpLink(ctx, link);
  const image = (
    <OperatorPicture
      ctx={ctx}
      picture={picture}
      {...SIZES[ctx.device]}
      other={SIZES[ctx.device === 'phone' ? 'desktop' : 'phone']}
      alt={label}
      loading={isFirst ? 'first' : 'lazy'}
      className={styles.image}
    />
  );
  return (
    <>
      {jump ? (
        <a {...jump} className={styles.link}>
          {image}
        </a>
      ) : (
        image
      )}
      {advertised && (
        <span className={styles.ad}>
          <AdTag ctx={ctx} />
        </span>
      )}
    </>
  );
}
