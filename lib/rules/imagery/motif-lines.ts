import type { Motif } from '@/lib/model/imagery';

/** A drawing on an area of 1600 by 900: fine lines, and one coloured line. */
export interface MotifLines {
  lines: string;
  mark: string;
}

type Point = readonly [x: number, y: number];

const times = <T>(count: number, make: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at));
const polyline = (points: readonly Point[]) =>
  `M${points.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')}`;

/** A wave across the area at a height. */
const wave = (y: number, swing: number, half: number) =>
  `M${-half / 2} ${y}Q0 ${y - swing} ${half / 2} ${y}${times(Math.ceil(1600 / half), (at) => `T${half * (at + 1.5)} ${y}`).join('')}`;

function sea(): MotifLines {
  const lines = times(13, (at) => wave(390 + at * 40, 14 + at * 4, 200 + (at % 3) * 20)).join('');
  return { lines, mark: 'M1130 250A120 120 0 1 1 1370 250A120 120 0 1 1 1130 250Z' };
}

const ring = (size: number) =>
  `${polyline(
    times(28, (at) => {
      const turn = (at * Math.PI) / 14;
      const reach = size * (1 + 0.16 * Math.sin(3 * turn + 1) + 0.08 * Math.cos(5 * turn));
      return [980 + 1.5 * reach * Math.cos(turn), 460 + reach * Math.sin(turn)];
    }),
  )}Z`;

const contour = (): MotifLines => ({
  lines: [60, 190, 255, 320, 385, 450, 515, 580, 645].map(ring).join(''),
  mark: ring(125),
});

const thread = (at: number, lean: number) =>
  `M0 ${90 + at * 45}Q400 ${90 + at * 45 + lean} 800 450T1600 ${810 - at * 45}`;

const weave = (): MotifLines => ({
  lines: times(17, (at) => thread(at, 160 - at * 20) + thread(16 - at, 60)).join(''),
  mark: thread(3, 220),
});

const HEIGHTS = [610, 570, 590, 520, 540, 470, 500, 430, 450, 380, 400, 340, 300, 330, 260, 290, 220, 180];

const lines = (): MotifLines => ({
  lines:
    times(6, (at) => `M0 ${150 + at * 130}H1600`).join('') +
    HEIGHTS.map((y, at) => {
      const x = 70 + at * 86;
      return `M${x} ${y - 70}V${y - 30}M${x - 16} ${y - 30}H${x + 16}V${y + 50}H${x - 16}ZM${x} ${y + 50}V${y + 90}`;
    }).join(''),
  mark: polyline(HEIGHTS.map((y, at) => [70 + at * 86, y + 10])),
});

/** Both halves of a vein, above and below the rib. */
const vein = (at: number) => {
  const x = 430 + at * 90;
  const reach = 300 * Math.sin(((at + 0.7) * Math.PI) / 10);
  return `M${x} 470Q${x + 60} ${Math.round(470 - reach / 2)} ${x + 150} ${Math.round(470 - reach)}M${x} 470Q${x + 60} ${Math.round(470 + reach / 2)} ${x + 150} ${Math.round(470 + reach)}`;
};

const leaf = (): MotifLines => ({
  lines: `M330 470Q760 20 1400 470Q760 920 330 470Z${times(9, vein).join('')}`,
  mark: 'M130 560Q240 480 330 470H1400',
});

const cable = (x: number, span: number) => `M${x} 300Q${x + span / 2} 640 ${x + span} 300`;

const bridge = (): MotifLines => ({
  lines: `${[480, 1080]
    .map((x) => `M${x} 620V270H${x + 90}V620M${x} 380H${x + 90}M${x - 10} 270L${x + 45} 190L${x + 100} 270Z`)
    .join(
      '',
    )}${times(23, (at) => `M${40 + at * 70} 540V580`).join('')}M0 540H1600M0 580H1600${times(6, (at) => wave(660 + at * 42, 10 + at * 4, 220)).join('')}`,
  mark: `${cable(570, 510)}M480 300Q260 540 0 540M1170 300Q1380 540 1600 540`,
});

const DRAWN: Readonly<Record<Motif, () => MotifLines>> = { sea, contour, weave, lines, leaf, bridge };

export const motifLines = (motif: Motif): MotifLines => DRAWN[motif]();
