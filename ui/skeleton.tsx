import styles from './skeleton.module.css';

type Props = {
  /** CSS lengths; the whole width by default. */
  width?: string;
  height?: string;
  /** Width ÷ height, in place of `height`. */
  ratio?: number;
};

/** Grey placeholder in the shape of the loading content. */
export function Skeleton({ width, height, ratio }: Props) {
  return (
    <span
      className={styles.skeleton}
      style={{ inlineSize: width, blockSize: height, aspectRatio: ratio }}
      data-testid="skeleton"
      aria-hidden
    />
  );
}
