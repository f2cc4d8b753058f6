import type { ReactNode } from 'react';
import { middleCopy, otherCopies, type PictureStep } from '#locales/format/image-url.ts';
import type { ViewContext } from '#runtime/context.ts';
import { Kept } from '#runtime/kept/kept.tsx';
import { FALLBACK_LANGUAGE } from '#schemas/constants.ts';
import type { Picture } from '#schemas/fields/picture.ts';
import { type Localized, pickLocalized } from '#schemas/page/localized.ts';

/** Picture for the page's language, else the English one (X4), else as for texts. */
export function localPicture(
  { lang, tenant }: Pick<ViewContext, 'lang' | 'tenant'>,
  pictures: Localized<Picture>,
): Picture | undefined {
  return pickLocalized(pictures, pictures[lang] ? lang : FALLBACK_LANGUAGE, tenant.defaultLanguage);
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
  /**
   * Size of the copy for the other kind of window: wide windows on a phone's page, narrow ones on a desktop's. The style
   * sheet places both by `--focus` and `--focus-wide`.
   */
  other?: { width: number; height: number };
  className?: string | undefined;
};

/** Windows in which the style sheets show a phone's shapes, and all others. */
const NARROW_WINDOW = '(width <= 768px)';
export const WIDE_WINDOW = '(width > 768px)';

/** Picture that an operator chose; its focal point stays visible when the box crops it. */
export function OperatorPicture({
  ctx,
  picture,
  width,
  height,
  alt = '',
  loading,
  other,
  className,
}: Props): ReactNode {
  const wide = picture.wide ?? picture;
  const isWide = other !== undefined && ctx.device === 'desktop';
  const own = pickLocalized(picture.alt, ctx.lang, ctx.tenant.defaultLanguage);
  const src = middleCopy((isWide ? wide : picture).url, { width, height });
  return (
    <Kept tag="picture" style={{ display: 'contents' }}>
      {other &&
        otherSteps(isWide ? picture.url : wide.url, other, isWide ? NARROW_WINDOW : WIDE_WINDOW).map(
          (step) => <source key={step.media} {...step} {...other} />,
        )}
      {otherCopies(src).map((step) => (
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
        style={
          other
            ? { '--focus': positionOf(picture), '--focus-wide': positionOf(wide) }
            : { objectPosition: positionOf(picture) }
        }
      />
    </Kept>
  );
}

/** Copies for the other kind of window, in each step of quality; the first that fits the window counts. */
function otherSteps(url: string, box: { width: number; height: number }, windows: string): PictureStep[] {
  const src = middleCopy(url, box);
  // No window is narrow and in the widest step, or the other way round.
  const fitting = otherCopies(src).filter(
    ({ media }) => media.startsWith('(width <') === (windows === NARROW_WINDOW),
  );
  const within = fitting.map(({ media, srcSet }) => ({ media: `${windows} and ${media}`, srcSet }));
  return [...within, { media: windows, srcSet: src }];
}

/** CSS position that keeps a picture's focal point in view; undefined for the middle. */
function positionOf({ focalPoint }: Pick<Picture, 'focalPoint'>): string | undefined {
  return focalPoint && `${focalPoint.x * 100}% ${focalPoint.y * 100}%`;
}
