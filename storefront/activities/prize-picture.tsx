import type { ReactNode } from 'react';
import { formatPrice, type NumberContext } from '#locales/format/price.ts';
import type { Prize } from '#schemas/entities/lottery.ts';
import { Icon } from '#ui/icon.tsx';
import { CardImage } from '../cards/image.tsx';
import styles from './activity.module.css';

const PICTURE_PX = 200;

type Props = { ctx: NumberContext; prize: Partial<Pick<Prize, 'picture' | 'value' | 'currency'>> };

/** A prize's picture; without one its value, such as a coupon's, or a sign. */
export function PrizePicture({ ctx, prize: { picture, value, currency } }: Props): ReactNode {
  return (
    <span className={styles.thumb}>
      {picture ? (
        <CardImage sources={[picture]} width={PICTURE_PX} fit="contain" />
      ) : (
        <b className={styles.face} aria-hidden="true">
          {value !== undefined && currency ? (
            formatPrice(value, currency, ctx)
          ) : (
            <Icon name="box" size={28} />
          )}
        </b>
      )}
    </span>
  );
}
