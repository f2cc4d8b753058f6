import type { ReactNode } from 'react';
import { imageSteps } from '#locales/format/image-url.ts';
import type { ViewContext } from '#runtime/context.ts';
import { FALLBACK_LANGUAGE } from '#schemas/constants.ts';
import type { Picture } from '#schemas/fields/picture.ts';
import { type Localized, pickLocalized } from '#schemas/page/localized.ts';

/** Picture for the page's language, else the English one, else the one in the tenant's language (X4). */
export function localPicture(
  { lang, tenant }: Pick<ViewContext, 'lang' | 'tenant'>,
  pictures: Localized<Picture>,
): Picture | undefined {
  return pickLocalized(pictures, lang, FALLBACK_LANGUAGE) ?? pictures[tenant.defaultLanguage];
}

type Props = {
  ctx: ViewContext;
  picture: Picture;
  /** Width of the requested copy, in px. */
  width: number;
  height: number;
  /** Alternative text for a picture without one of its own. */
  alt?: string;
  /** Priority; `first` is the page's largest picture, which loads before everything else. */
  loading: 'first' | 'eager' | 'lazy';
  className?: string | undefined;
};

/** Picture that an operator chose; its focal point stays visible when the box crops it. */
export function OperatorPicture({
  ctx,
  picture,
  width,
  height,
  alt = '',
  loading,
  className,
}: Props): ReactNode {
  const { url, focalPoint } = picture;
  const own = pickLocalized(picture.alt, ctx.lang, ctx.tenant.defaultLanguage);
  const { src, steps } = imageSteps(url, { width, height });
  return (
    <picture style={{ display: 'contents' }}>
      {steps.map((step) => (
        <source key={step.media} {...step} />
      ))}
      <img
        src={src}
        alt={own || alt}
        width={width}
        height={height}
        loading={loading === 'lazy' ? 'lazy' : 'eager'}
        fetchPriority={loading === 'first' ? 'high' : undefined}
        // Painted with the page's first frame, not in one of its own after it.
        decoding={loading === 'first' ? 'sync' : undefined}
        className={className}
        style={focalPoint && { objectPosition: `${focalPoint.x * 100}% ${focalPoint.y * 100}%` }}
      />
    </picture>
  );
}
