'use client';

import { useEffect, useRef, useState } from 'react';
import styles from './lazy-image.module.css';
import { useInView } from './use-in-view.ts';

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

const PLACEHOLDER = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/** A picture in a box of fixed shape. `data-state`: placeholder, loading, loaded, failed (no source loads). */
export function LazyImage(props: Props) {
  const sources = [props.src].flat().filter(Boolean);
  return <Picture key={sources.join(' ')} {...props} sources={sources} />;
}

function Picture({
  sources,
  alt,
  ratio = 1,
  fit = 'cover',
  eager = false,
  steps = [],
  ...props
}: Props & { sources: string[] }) {
  const image = useRef<HTMLImageElement>(null);
  const near = useInView(image, !eager) || eager;
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState(false);
  const src = sources[attempt];
  const showing = near && src !== undefined;

  // An eager picture may load or fail before hydration, when no listener is attached.
  useEffect(() => {
    const { complete, naturalWidth } = image.current ?? {};
    if (!eager || !complete) return;
    if (naturalWidth) setLoaded(true);
    else setAttempt(1);
  }, [eager]);

  const style = { objectFit: fit };
  const state = src === undefined ? 'failed' : !near ? 'placeholder' : loaded ? 'loaded' : 'loading';
  return (
    <span className={[styles.box, props.className].filter(Boolean).join(' ')} style={{ aspectRatio: ratio }}>
      <picture>
        {showing && attempt === 0 && steps.map((step) => <source key={step.media} {...step} />)}
        <img
          ref={image}
          className={styles.image}
          style={style}
          data-state={state}
          alt={alt}
          src={showing ? src : PLACEHOLDER}
          fetchPriority={props.fetchPriority}
          decoding="async"
          onLoad={() => showing && setLoaded(true)}
          onError={() => setAttempt(attempt + 1)}
        />
      </picture>
      {!eager && src && (
        <noscript>
          <img className={styles.image} style={style} src={src} alt={alt} />
        </noscript>
      )}
    </span>
  );
}
