import { type ChartFact, ChartSummary } from './chart-summary';

const WIDTH = 240;
const HEIGHT = 64;
const GAP = 8;
const LEAST = 2;

/**
 * A few years as small columns without axes; the years stand below it as text. The page colours the columns, so that it
 * needs no style sheet of charts.
 */
export function SparkColumns({ title, facts }: { title: string; facts: readonly ChartFact[] }) {
  const most = Math.max(...facts.map(({ value }) => value), 0);
  const width = (WIDTH + GAP) / Math.max(1, facts.length) - GAP;
  return (
    <figure>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        width={WIDTH}
        height={HEIGHT}
        role="img"
        aria-label={title}
        data-chart=""
      >
        {facts.map(({ label, value }, at) => {
          const height = most > 0 ? Math.max(LEAST, (Math.max(0, value) / most) * HEIGHT) : LEAST;
          const x = at * (width + GAP);
          return <rect key={label} x={x} y={HEIGHT - height} width={width} height={height} />;
        })}
      </svg>
      <ChartSummary facts={facts} />
    </figure>
  );
}
