import type { ReactNode } from 'react';
import type { ViewProps } from '#runtime/module.ts';
import { ModuleSection } from '#runtime/module-section.tsx';
import { parseLink } from '#schemas/content/link.ts';
import { pickLocalized } from '#schemas/page/localized.ts';
import { localHref } from '#storefront/paths.ts';
import type { PictureProps } from './schema.ts';
import styles from './styles.module.css';

export function PictureView({ id, props, ctx }: ViewProps<PictureProps>): ReactNode {
  if (!props.picture) return null;
  const { url, width, height, alt } = props.picture;
  const image = (
    <img
      src={url}
      width={width}
      height={height}
      alt={pickLocalized(alt, ctx.lang, ctx.tenant.defaultLanguage) ?? ''}
      loading="lazy"
      className={styles.image}
    />
  );
  const link = props.link === undefined ? null : parseLink(props.link, ctx.tenant.siteOrigin);
  return (
    <ModuleSection id={id} type="picture">
      {link ? <a href={link.kind === 'path' ? localHref(ctx, link.href) : link.href}>{image}</a> : image}
    </ModuleSection>
  );
}
