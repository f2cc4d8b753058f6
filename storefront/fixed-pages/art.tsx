import type { ReactNode } from 'react';
import styles from './art.module.css';

const LINE = { strokeWidth: 6, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/** Drawings of pages that have no pictures of their own, in the shop's colours. */
const DRAWINGS = {
  /** A signpost whose arm points nowhere. */
  lost: (
    <>
      <path className={styles.line} d="M40 206 C110 182 210 182 280 206" {...LINE} />
      <rect className={styles.pole} x="152" y="52" width="16" height="152" rx="8" />
      <path className={styles.main} d="M58 66 H230 L262 96 L230 126 H58 Q46 126 46 114 V78 Q46 66 58 66 Z" />
      <path className={styles.paper} d="M138 84 q16 -14 30 0 q10 14 -14 26 v4" fill="none" {...LINE} />
      <path className={styles.soft} d="M108 140 H214 Q224 140 224 150 V164 Q224 174 214 174 H108 L84 157 Z" />
      <circle className={styles.accent} cx="270" cy="44" r="14" />
      <circle className={styles.accent} cx="36" cy="150" r="8" />
    </>
  ),
  /** A price tag off its string. */
  gone: (
    <>
      <ellipse className={styles.shade} cx="160" cy="206" rx="108" ry="10" />
      <path className={styles.line} d="M70 26 C104 40 92 76 118 84" {...LINE} />
      <path
        className={styles.main}
        d="M104 78 L196 58 Q206 56 211 64 L258 138 Q263 147 254 153 L176 199 Q167 204 162 195 L98 92 Q93 81 104 78 Z"
      />
      <circle className={styles.hole} cx="124" cy="97" r="10" />
      <path className={styles.paper} d="M160 134 L214 150 M203 121 L172 163" fill="none" {...LINE} />
      <circle className={styles.accent} cx="66" cy="112" r="9" />
      <circle className={styles.accent} cx="268" cy="70" r="14" />
      <path className={styles.line} d="M58 168 L84 160 M64 190 L84 182" {...LINE} />
    </>
  ),
  /** A price over time with its usual level and its lowest. */
  prices: (
    <>
      <rect className={styles.card} x="24" y="24" width="272" height="172" rx="18" />
      <path className={styles.line} d="M48 92 H272" strokeDasharray="4 14" {...LINE} />
      <path
        className={styles.fill}
        d="M48 88 H96 V64 H128 V100 H176 V84 H204 V150 H248 V116 H272 V176 H48 Z"
      />
      <path
        className={styles.trend}
        d="M48 88 H96 V64 H128 V100 H176 V84 H204 V150 H248 V116 H272"
        fill="none"
        {...LINE}
      />
      <circle className={styles.main} cx="226" cy="150" r="13" />
      <path className={styles.paper} d="M220 150 l5 5 l8 -9" fill="none" {...LINE} strokeWidth={4} />
    </>
  ),
  /** Tags of several shops side by side under a glass. */
  about: (
    <>
      <ellipse className={styles.shade} cx="160" cy="206" rx="120" ry="10" />
      <path className={styles.soft} d="M46 84 L82 56 L118 84 V178 Q118 188 108 188 H56 Q46 188 46 178 Z" />
      <circle className={styles.hole} cx="82" cy="86" r="8" />
      <path
        className={styles.main}
        d="M124 64 L164 34 L204 64 V184 Q204 196 192 196 H136 Q124 196 124 184 Z"
      />
      <circle className={styles.hole} cx="164" cy="70" r="9" />
      <path className={styles.paper} d="M146 134 l13 14 l26 -30" fill="none" {...LINE} strokeWidth={9} />
      <path
        className={styles.soft}
        d="M210 84 L246 56 L282 84 V178 Q282 188 272 188 H220 Q210 188 210 178 Z"
      />
      <circle className={styles.hole} cx="246" cy="86" r="8" />
      <path className={styles.line} d="M62 130 H102 M62 150 H90 M226 130 H266 M226 150 H254" {...LINE} />
      <circle className={styles.accent} cx="282" cy="36" r="12" />
      <circle className={styles.accent} cx="40" cy="40" r="8" />
    </>
  ),
  /** A phone that tells of a lower price. */
  download: (
    <>
      <ellipse className={styles.shade} cx="160" cy="208" rx="96" ry="9" />
      <rect className={styles.soft} x="104" y="16" width="104" height="188" rx="18" />
      <path className={styles.line} d="M142 32 H170 M126 164 H186 M126 182 H160" {...LINE} />
      <path className={styles.trend} d="M124 70 H146 V92 H166 V126 H188" fill="none" {...LINE} />
      <rect className={styles.main} x="172" y="52" width="96" height="52" rx="16" />
      <path className={styles.paper} d="M204 78 l12 12 l22 -24" fill="none" {...LINE} strokeWidth={8} />
      <circle className={styles.accent} cx="70" cy="68" r="12" />
      <circle className={styles.accent} cx="246" cy="150" r="8" />
    </>
  ),
  /** A question and its answer. */
  help: (
    <>
      <ellipse className={styles.shade} cx="160" cy="208" rx="110" ry="9" />
      <path
        className={styles.soft}
        d="M50 36 H190 Q206 36 206 52 V108 Q206 124 190 124 H110 L78 152 V124 H50 Q34 124 34 108 V52 Q34 36 50 36 Z"
      />
      <path className={styles.line} d="M62 68 H176 M62 92 H140" {...LINE} />
      <path
        className={styles.main}
        d="M150 98 H270 Q286 98 286 114 V166 Q286 182 270 182 H260 V206 L230 182 H150 Q134 182 134 166 V114 Q134 98 150 98 Z"
      />
      <path className={styles.paper} d="M184 140 l18 18 l34 -38" fill="none" {...LINE} strokeWidth={9} />
      <circle className={styles.accent} cx="262" cy="56" r="14" />
    </>
  ),
} as const;

/** A decorative drawing, 320 × 220. */
export function Art({ name }: { name: keyof typeof DRAWINGS }): ReactNode {
  return (
    <svg viewBox="0 0 320 220" className={styles.art} aria-hidden="true">
      {DRAWINGS[name]}
    </svg>
  );
}
