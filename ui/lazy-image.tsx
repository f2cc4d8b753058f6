import { otherCopies } from '#locales/format/image-url.ts';
import styles from './lazy-image.module.css';

type Props = {
  /** Address of the picture, or several as fallbacks: the first that loads is shown. */
  src: string | string[];
  alt: string;
  /** Width ÷ height of the box, reserved before anything loads; 1 when left out. */
  ratio?: number | undefined;
  fit?: 'cover' | 'contain' | undefined;
  /** In the first viewport: loads at once instead of when it comes near. */
  eager?: boolean;
  fetchPriority?: 'high' | 'low' | 'auto';
  className?: string;
};

/**
 * A picture in a box of fixed shape, whose colour is all that shows until it loads. `data-state`: placeholder (not near
 * yet), loading, loaded, failed (no source loads). It is plain markup, which `watchPictures` brings to life: a page has a
 * hundred of them, so it is as short as can be.
 */
export function LazyImage({ src, alt, ratio = 1, fit, eager = false, fetchPriority, className }: Props) {
  const sources = [src].flat().filter(Boolean);
  const [first, ...others] = sources;
  const state = first === undefined ? 'failed' : eager ? 'loading' : 'placeholder';
  return (
    <span
      className={[fit === 'contain' ? styles.contained : styles.box, className].filter(Boolean).join(' ')}
      style={ratio === 1 ? undefined : { aspectRatio: ratio }}
    >
      {/* Another picture is another element: the one before may have been changed. */}
      <picture key={sources.join(' ')}>
        {eager && first && otherCopies(first).map((copy) => <source key={copy.media} {...copy} />)}
        <img
          data-state={state}
          alt={alt}
          src={eager ? first : undefined}
          data-src={eager ? undefined : first}
          data-others={others.length > 0 ? JSON.stringify(others) : undefined}
          fetchPriority={fetchPriority}
        />
      </picture>
      {!eager && first && (
        <noscript>
          <img src={first} alt={alt} />
        </noscript>
      )}
    </span>
  );
}
