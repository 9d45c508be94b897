import type { OrgUnit } from '@/lib/model/company';
import styles from './org-chart.module.css';
import { layOut, type PlacedUnit } from './org-layout';

const ROW = 46;
const COLUMN = 230;
const BOX = { width: 184, height: 38 };
const EDGE = 2;

const left = (depth: number): number => EDGE + depth * COLUMN;
const middle = (row: number): number => EDGE + row * ROW;

function connector({ depth, row, from }: PlacedUnit): string | null {
  if (from === null) return null;
  const start = left(depth - 1) + BOX.width;
  const bend = start + (COLUMN - BOX.width) / 2;
  return `M${start} ${middle(from)}H${bend}V${middle(row)}H${left(depth)}`;
}

function Box({ unit: { lines, depth, row } }: { unit: PlacedUnit }) {
  return (
    <g transform={`translate(${left(depth)} ${middle(row) - BOX.height / 2})`}>
      <rect width={BOX.width} height={BOX.height} className={depth === 0 ? styles.top : styles.box} />
      {lines.map((line, at) => (
        <text
          key={line}
          x={BOX.width / 2}
          y={BOX.height / 2 + 4.5 + (at - (lines.length - 1) / 2) * 15}
          textAnchor="middle"
          className={depth === 0 ? styles.topText : undefined}
        >
          {line}
        </text>
      ))}
    </g>
  );
}

/** The structure as a chart rendered on the server; the list beside it has the same data. */
export function OrgChart({ units, title }: { units: readonly OrgUnit[]; title: string }) {
  const { units: placed, rows, depth } = layOut(units);
  const width = left(depth - 1) + BOX.width + EDGE;
  const height = rows * ROW + 2 * EDGE;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-label={title}
      className={styles.chart}
    >
      {placed.map((unit) => {
        const path = connector(unit);
        return path && <path key={unit.id} d={path} className={styles.line} />;
      })}
      {placed.map((unit) => (
        <Box key={unit.id} unit={unit} />
      ))}
    </svg>
  );
}
