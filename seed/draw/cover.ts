import { createRandom, hash, type Random } from '#server/platform/random.ts';
import { companionsOf, type ProductKind } from './kinds.ts';
import { mix } from './paint.ts';
import { placeProduct, SHADOW } from './scene.ts';
import { circle, ellipse, group, line, path, rect, repeat, svg } from './svg.ts';

const TINTS = [
  '#F3D9C4',
  '#CFE3DA',
  '#D5DDF0',
  '#F5DCE0',
  '#EFE3B8',
  '#D9EAF1',
  '#E5D8EE',
  '#DCE5C8',
] as const;
const DEEP = ['#1F4E5F', '#7A2E3A', '#2F3E6B', '#3F5B3A', '#8A4B1F', '#4B3A6E'] as const;

/** An article's cover, 1200 × 900, or 900 × 1200 when tall: the product in a room, before a shape, with what goes with it, under its price, or two side by side. */
export function drawArticleCover(kind: ProductKind, seed: number, tall = false): string {
  const random = createRandom(hash(`article${kind}${seed}`));
  const [width, height] = tall ? [900, 1200] : [1200, 900];
  const tint = random.pick(TINTS);
  const layout = random.pick([inRoom, beforeShape, sideBySide, withCompanions, underChart]);
  return svg(width, height, `<defs>${SHADOW}</defs>`, layout(kind, seed, tint, width, height, random));
}

type Layout = (
  kind: ProductKind,
  seed: number,
  tint: string,
  width: number,
  height: number,
  random: Random,
) => string;

const inRoom: Layout = (kind, seed, tint, width, height, random) => {
  const table = height * 0.74;
  const scale = Math.min(width, height) / 560;
  const left = random.chance(0.5) ? width * 0.08 : width * 0.62;
  return [
    rect(0, 0, width, height, 0, tint),
    rect(left, height * 0.08, width * 0.3, height * 0.46, 14, '#ffffff', { opacity: 0.75 }),
    rect(left + 16, height * 0.08 + 16, width * 0.3 - 32, height * 0.46 - 32, 8, '#d4ecf7'),
    circle(left + width * 0.2, height * 0.2, 46, '#fff4cf'),
    path(
      `M${left + 16} ${height * 0.46} q90 -110 170 -40 t${width * 0.3 - 202} -30 V${height * 0.54 - 16} H${left + 16} Z`,
      '#a9cfa4',
    ),
    rect(left + width * 0.15 - 5, height * 0.08, 10, height * 0.46, 0, '#ffffff'),
    rect(0, table, width, height - table, 0, '#B98B5E'),
    rect(0, table, width, 16, 0, '#D3A878'),
    repeat(4, (i) => line(`M0 ${table + 50 + i * 52} H${width}`, '#a67a4f', 3, { opacity: 0.45 })),
    plant(left < width / 2 ? width * 0.86 : width * 0.1, table + 26, height / 900),
    placeProduct('a', kind, seed, width / 2 - 200 * scale, table + 60 - 342 * scale, scale),
  ].join('');
};

const beforeShape: Layout = (kind, seed, tint, width, height, random) => {
  const scale = Math.min(width, height) / 500;
  const middle = { x: width / 2, y: height / 2 };
  const shape = mix(tint, '#ffffff', 0.5);
  const radius = Math.min(width, height) * 0.43;
  return [
    rect(0, 0, width, height, 0, tint),
    random.pick([
      circle(middle.x, middle.y, radius, shape),
      path(
        `M${middle.x - radius} ${height} V${middle.y} A${radius} ${radius} 0 0 1 ${middle.x + radius} ${middle.y} V${height} Z`,
        shape,
      ),
      rect(middle.x - radius, middle.y - radius, radius * 2, radius * 2, radius * 0.4, shape, {
        transform: `rotate(12 ${middle.x} ${middle.y})`,
      }),
    ]),
    repeat(5, (i) => repeat(5, (j) => circle(60 + i * 30, 60 + j * 30, 5, mix(tint, '#3a2f2a', 0.22)))),
    repeat(3, (i) => line(`M${width - 190 + i * 46} ${height - 70} l60 -60`, mix(tint, '#3a2f2a', 0.22), 10)),
    placeProduct('a', kind, seed, middle.x - 200 * scale, middle.y + radius * 0.78 - 342 * scale, scale),
  ].join('');
};

const sideBySide: Layout = (kind, seed, tint, width, height) => {
  const tall = height > width;
  const scale = Math.min(width, height) / (tall ? 610 : 680);
  const halves = tall
    ? [
        rect(0, 0, width, height / 2, 0, tint),
        rect(0, height / 2, width, height / 2, 0, mix(tint, '#26333f', 0.22)),
      ]
    : [
        rect(0, 0, width / 2, height, 0, tint),
        rect(width / 2, 0, width / 2, height, 0, mix(tint, '#26333f', 0.22)),
      ];
  const centres = tall
    ? [
        { x: width / 2, y: height * 0.25 },
        { x: width / 2, y: height * 0.75 },
      ]
    : [
        { x: width * 0.25, y: height / 2 },
        { x: width * 0.75, y: height / 2 },
      ];
  return [
    ...halves,
    ...centres.map(({ x, y }) => circle(x, y, 235 * scale, '#ffffff', { opacity: 0.42 })),
    ...centres.map(({ x, y }, i) =>
      placeProduct(`a${i}`, kind, seed + i * 101, x - 200 * scale, y - 200 * scale, scale),
    ),
  ].join('');
};

/** Three things on a round stage before a wall with an arch. */
const withCompanions: Layout = (kind, seed, tint, width, height) => {
  const [left, right] = companionsOf(kind);
  const scale = Math.min(width, height) / 760;
  const [middle, floor] = [width / 2, height * 0.8];
  const wide = Math.min(width * 0.44, 430 * scale);
  const stand = (id: string, what: ProductKind, number: number, x: number, lift: number, size: number) =>
    placeProduct(
      id,
      what,
      number,
      middle + (x - 200 * size) * scale,
      floor - (342 * size + lift) * scale,
      size * scale,
    );
  return [
    rect(0, 0, width, height, 0, tint),
    path(
      `M${middle - wide} ${floor} V${height * 0.42} A${wide} ${wide} 0 0 1 ${middle + wide} ${height * 0.42} V${floor} Z`,
      mix(tint, '#ffffff', 0.45),
    ),
    rect(0, floor, width, height - floor, 0, mix(tint, '#3a2f2a', 0.14)),
    ellipse(middle, floor + 26 * scale, wide * 1.12, 58 * scale, mix(tint, '#3a2f2a', 0.2)),
    ellipse(middle, floor + 8 * scale, wide * 1.12, 58 * scale, mix(tint, '#ffffff', 0.55)),
    stand('b', left, seed + 17, -230, 14, 0.9),
    stand('c', right, seed + 31, 230, 14, 0.9),
    stand('a', kind, seed, 0, -12, 1.36),
  ].join('');
};

/** The product before a board with its price over time. */
const underChart: Layout = (kind, seed, tint, width, height, random) => {
  const scale = Math.min(width, height) / 620;
  const [left, top, wide, high] = [width * 0.1, height * 0.1, width * 0.8, height * 0.5];
  const steps = repeat(7, (i) => {
    const level = top + high * (i === 5 ? 0.72 : 0.24 + random.next() * 0.2);
    return `V${Math.round(level)} h${Math.round(wide * 0.125)} `;
  });
  const course = `M${Math.round(left + wide * 0.06)} ${Math.round(top + high * 0.34)} ${steps}`;
  return [
    rect(0, 0, width, height, 0, mix(tint, '#26333f', 0.16)),
    rect(left, top, wide, high, 26, '#ffffff'),
    repeat(3, (i) =>
      line(`M${left + wide * 0.06} ${top + high * (0.25 + i * 0.25)} h${wide * 0.88}`, '#e6e6ea', 4, {
        'stroke-dasharray': '4 16',
      }),
    ),
    line(course, '#0B7A43', 9),
    rect(0, height * 0.82, width, height * 0.18, 0, mix(tint, '#3a2f2a', 0.1)),
    placeProduct('a', kind, seed, width / 2 - 200 * scale, height * 0.88 - 342 * scale, scale),
  ].join('');
};

function plant(x: number, y: number, scale: number): string {
  const leaf = (turn: number, fill: string) =>
    group(
      `rotate(${turn})`,
      path('M0 0 C-36 -70 -30 -150 0 -190 C30 -150 36 -70 0 0 Z', fill),
      line('M0 -8 V-170', '#ffffff', 2, { opacity: 0.4 }),
    );
  return group(
    `translate(${x} ${y}) scale(${scale})`,
    group(
      'translate(0 -84)',
      leaf(-46, '#5d8f63'),
      leaf(44, '#6da173'),
      leaf(-18, '#4f7f57'),
      leaf(16, '#7cb083'),
    ),
    path('M-58 -96 H58 L44 10 Q42 22 30 22 H-30 Q-42 22 -44 10 Z', '#f4efe6'),
    path('M-58 -96 H58 L55 -74 H-55 Z', '#e2d9ca'),
    ellipse(0, 24, 70, 10, 'url(#f)'),
  );
}

/**
 * A topic's cover: portrait, 1125 × 1500, with products on a dark ground and room for the title below; or a band, 2700
 * × 900, around the same products.
 */
export function drawTopicCover(kind: ProductKind, seed: number, band: boolean): string {
  const random = createRandom(hash(`topic${kind}${seed}`));
  const ground = random.pick(DEEP);
  const glow = mix(ground, '#ffffff', 0.16);
  const [left, right] = companionsOf(kind);
  const scene = [
    circle(562, 620, 520, mix(ground, '#ffffff', 0.07)),
    circle(562, 620, 400, glow),
    ellipse(562, 1010, 470, 96, mix(ground, '#000000', 0.25)),
    ellipse(562, 985, 470, 96, mix(ground, '#ffffff', 0.28)),
    placeProduct('b', left, seed + 17, 60, 330, 1.25, -9),
    placeProduct('c', right, seed + 31, 590, 330, 1.25, 9),
    placeProduct('a', kind, seed, 162, 290, 2),
    repeat(16, (i) =>
      circle(random.int(40, 1085), random.int(40, 420), 4 + (i % 4) * 3, i % 2 ? '#FFD27A' : '#ffffff', {
        opacity: 0.5,
      }),
    ),
  ];
  const [width, height] = band ? [2_700, 900] : [1_125, 1_500];
  return svg(
    width,
    height,
    `<defs>${SHADOW}</defs>`,
    rect(0, 0, width, height, 0, ground),
    band ? group('translate(788 -210)', ...scene) : scene.join(''),
  );
}
