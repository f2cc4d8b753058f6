import type { ReactNode } from 'react';
import type { ViewProps } from '#runtime/module.ts';
import { ModuleSection } from '#runtime/module-section.tsx';
import { pickLocalized } from '#schemas/page/localized.ts';
import { jumpLink } from '#storefront/links/jump-link.ts';
import { WIDE_WINDOW } from '#storefront/module-parts/operator-picture.tsx';
import type { PictureProps } from './module.ts';
import styles from './styles.module.css';

export function PictureView({ id, props, ctx }: ViewProps<PictureProps>): ReactNode {
  if (!props.picture) return null;
  const { url, width, height, alt, wide } = props.picture;
  const link = jumpLink(ctx, props.link);
  // Screen readers read the address of a link without text.
  const text = pickLocalized(alt, ctx.lang, ctx.tenant.defaultLanguage) || link?.href;
  const image = (
    <img
      src={url}
      width={width}
      height={height}
      alt={text ?? ''}
      loading="lazy"
      decoding="async"
      className={styles.image}
    />
  );
  const shown = wide ? (
    <picture>
      <source media={WIDE_WINDOW} srcSet={wide.url} width={wide.width} height={wide.height} />
      {image}
    </picture>
  ) : (
    image
  );
  return (
    <ModuleSection id={id} type="picture">
      {link ? <a {...link}>{shown}</a> : shown}
    </ModuleSection>
  );
}
