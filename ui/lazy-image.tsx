import styles from './lazy-image.module.css';

type Props = {
  /** Address of the picture, or several as fallbacks: the first that loads is shown. */
  src: string | string[];
  alt: string;
  /** Width ÷ height of the box, reserved before anything loads. */
  ratio?: number;
  fit?: 'cover' | 'contain';
  /** Copies of the first picture for windows of some widths. */
  steps?: readonly { media: string; srcSet: string }[] | undefined;
  /** In the first viewport: loads at once instead of when it comes near. */
  eager?: boolean;
  fetchPriority?: 'high' | 'low' | 'auto';
  className?: string;
};

/** Transparent picture in place of one that isn't near yet, or that no address gives. */
export const PLACEHOLDER = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/**
 * A picture in a box of fixed shape. `data-state`: placeholder, loading, loaded, failed (no source loads). It is plain
 * markup, which `watchPictures` brings to life: a page has a hundred of them.
 */
export function LazyImage({
  src,
  alt,
  ratio = 1,
  fit = 'cover',
  steps = [],
  eager = false,
  ...props
}: Props) {
  const sources = [src].flat().filter(Boolean);
  const [first, ...others] = sources;
  const style = { objectFit: fit };
  const state = first === undefined ? 'failed' : eager ? 'loading' : 'placeholder';
  return (
    <span className={[styles.box, props.className].filter(Boolean).join(' ')} style={{ aspectRatio: ratio }}>
      {/* Another picture is another element: the one before may have been changed. */}
      <picture key={sources.join(' ')}>
        {steps.map(({ media, srcSet }) => (
          <source key={media} media={media} {...(eager ? { srcSet } : { 'data-srcset': srcSet })} />
        ))}
        <img
          className={styles.image}
          style={style}
          data-state={state}
          alt={alt}
          src={eager && first ? first : PLACEHOLDER}
          data-src={eager ? undefined : first}
          data-others={others.length > 0 ? JSON.stringify(others) : undefined}
          fetchPriority={props.fetchPriority}
          decoding="async"
        />
      </picture>
      {!eager && first && (
        <noscript>
          <img className={styles.image} style={style} src={first} alt={alt} />
        </noscript>
      )}
    </span>
  );
}
