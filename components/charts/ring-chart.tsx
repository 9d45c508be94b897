import { arc, type PieArcDatum, pie } from 'd3-shape';
import type { Device } from '@/lib/model/variant';
import { ChartFrame } from './chart-frame';
import styles from './charts.module.css';

export interface Slice {
  label: string;
  value: number;
  text: string;
}

interface RingChartProps {
  title: string;
  slices: readonly Slice[];
  /** Figure and label in the middle. */
  centre: readonly [string, string];
  device: Device;
}

const FILLS = [styles.fill3, styles.fill1, styles.fill4, styles.fill2];
const RADIUS = 140;
const ROW = 30;

const share = pie<Slice>()
  .value(({ value }) => value)
  .sort(null)
  .padAngle(0.008);
const shape = arc<PieArcDatum<Slice>>()
  .innerRadius(RADIUS * 0.64)
  .outerRadius(RADIUS);

/** A ring chart with its legend: beside it where there is room, else below. */
export function RingChart({ title, slices, centre, device }: RingChartProps) {
  const wide = device === 'desktop';
  const keyHeight = slices.length * ROW;
  const [width, height] = wide ? [760, RADIUS * 2 + 8] : [340, RADIUS * 2 + 24 + keyHeight];
  const ringX = wide ? RADIUS + 4 : width / 2;
  const key = wide
    ? `translate(${RADIUS * 2 + 60} ${(height - keyHeight) / 2})`
    : `translate(0 ${RADIUS * 2 + 24})`;
  const [figure, word] = centre;
  return (
    <ChartFrame title={title} width={width} height={height} facts={slices}>
      <g transform={`translate(${ringX} ${RADIUS + 4})`}>
        {share([...slices]).map((slice, at) => (
          <path
            key={slice.data.label}
            d={shape(slice) ?? ''}
            className={`${styles.slice} ${FILLS[at % FILLS.length]}`}
          />
        ))}
        <text textAnchor="middle" y={0} className={styles.strong}>
          {figure}
        </text>
        <text textAnchor="middle" y={22} className={styles.quiet}>
          {word}
        </text>
      </g>
      <g transform={key}>
        {slices.map(({ label, text }, at) => (
          <g key={label} transform={`translate(0 ${at * ROW})`}>
            <rect y={4} width={14} height={14} className={FILLS[at % FILLS.length]} />
            <text x={24} y={16} fontSize={wide ? 14 : 12}>
              {label} {text}
            </text>
          </g>
        ))}
      </g>
    </ChartFrame>
  );
}
