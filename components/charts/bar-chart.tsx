import { scaleLinear } from 'd3-scale';
import type { Device } from '@/lib/model/variant';
import { ChartFrame } from './chart-frame';
import type { ChartFact } from './chart-summary';
import styles from './charts.module.css';

interface BarChartProps {
  title: string;
  bars: readonly ChartFact[];
  device: Device;
}

const WIDTHS = { desktop: 760, mobile: 340 } as const;
const ROW = 44;
const TEXT_ROOM = 64;

/** Names stand above the bars, because they are long and SVG text does not wrap. */
export function BarChart({ title, bars, device }: BarChartProps) {
  const width = WIDTHS[device];
  const x = scaleLinear([0, Math.max(...bars.map(({ value }) => value), 0)], [0, width - TEXT_ROOM]);
  return (
    <ChartFrame title={title} width={width} height={bars.length * ROW} facts={bars}>
      {bars.map(({ label, value, text }, at) => (
        <g key={label} transform={`translate(0 ${at * ROW})`}>
          <text y={14} fontSize={device === 'mobile' ? 12 : 13}>
            {label}
          </text>
          <rect y={21} width={x(value)} height={14} className={styles.fill1} />
          <text x={x(value) + 8} y={33} className={styles.quiet}>
            {text}
          </text>
        </g>
      ))}
    </ChartFrame>
  );
}
