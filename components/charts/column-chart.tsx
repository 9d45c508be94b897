import { scaleBand, scaleLinear } from 'd3-scale';
import type { Device } from '@/lib/model/variant';
import { ChartFrame } from './chart-frame';
import styles from './charts.module.css';

export interface Column {
  label: string;
  /** Parts from the bottom up. */
  parts: { name: string; value: number }[];
  /** Text above the column. */
  text: string;
}

interface ColumnChartProps {
  title: string;
  columns: readonly Column[];
  /** Names of the parts for the legend; none for a single part. */
  names: readonly string[];
  device: Device;
}

const SIZES = { desktop: { width: 760, height: 340 }, mobile: { width: 340, height: 280 } } as const;
const MARGIN = { top: 44, bottom: 28 };
const FILLS = [styles.fill1, styles.fill2];

function Key({ names }: { names: readonly string[] }) {
  return names.map((name, at) => (
    <g key={name} transform={`translate(${at * 150} 0)`}>
      <rect width={12} height={12} className={FILLS[at]} />
      <text x={18} y={11}>
        {name}
      </text>
    </g>
  ));
}

/** Stacked columns over their labels. */
export function ColumnChart({ title, columns, names, device }: ColumnChartProps) {
  const { width, height } = SIZES[device];
  const total = ({ parts }: Column) => parts.reduce((sum, { value }) => sum + value, 0);
  const x = scaleBand(
    columns.map(({ label }) => label),
    [0, width],
  ).padding(0.3);
  const y = scaleLinear([0, Math.max(...columns.map(total), 0)], [height - MARGIN.bottom, MARGIN.top]);
  const facts = columns.map((column) => ({ label: column.label, value: total(column), text: column.text }));
  return (
    <ChartFrame title={title} width={width} height={height} facts={facts}>
      {names.length > 1 && <Key names={names} />}
      {y.ticks(4).map((tick) => (
        <line key={tick} x2={width} y1={y(tick)} y2={y(tick)} className={styles.grid} />
      ))}
      {columns.map((column) => {
        const left = x(column.label) ?? 0;
        let below = 0;
        return (
          <g key={column.label}>
            {column.parts.map(({ name, value }) => {
              const top = y(below + value);
              const bottom = y(below);
              below += value;
              return (
                <rect
                  key={name}
                  x={left}
                  y={top}
                  width={x.bandwidth()}
                  height={bottom - top}
                  className={FILLS[names.indexOf(name)] ?? FILLS[0]}
                />
              );
            })}
            <text
              x={left + x.bandwidth() / 2}
              y={y(below) - 6}
              textAnchor="middle"
              fontSize={device === 'mobile' ? 12 : 13}
            >
              {column.text}
            </text>
            <text
              x={left + x.bandwidth() / 2}
              y={height - 8}
              textAnchor="middle"
              className={styles.quiet}
              fontSize={device === 'mobile' ? 12 : 13}
            >
              {column.label}
            </text>
          </g>
        );
      })}
    </ChartFrame>
  );
}
