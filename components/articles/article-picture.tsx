import type { ArticleSummary } from '@/lib/model/articles';
import type { TextFigure } from '@/lib/model/imagery';
import { figuresIn } from '@/lib/rules/imagery/figures-in';
import { motifOf } from '@/lib/rules/imagery/motif-of';
import { Cover } from '../ui/cover';
import { MotifPicture } from '../ui/motif-picture';

const HEIGHT = 900;

function FigureLine({ figure: { label, value, unit }, y }: { figure: TextFigure; y: number }) {
  return (
    <>
      <text x="110" y={y - 150} fontSize="60" fill="var(--on-ink)">
        {label}
      </text>
      <text x="104" y={y} fontSize="144" fontFamily="var(--font-display)" fill="var(--on-ink)">
        {value}
        <tspan dx="20" fontSize="72" fill="var(--accent-on-ink)">
          {unit}
        </tspan>
      </text>
    </>
  );
}

interface ArticlePictureProps {
  article: ArticleSummary;
  sizes: string;
  eager?: boolean;
  className?: string;
}

/** The picture of the back office; without one, the figures of title and summary, else the motif of the area. */
export function ArticlePicture({ article, ...picture }: ArticlePictureProps) {
  if (article.image) return <Cover src={article.image} {...picture} />;
  const figures = figuresIn([article.title, article.excerpt]);
  const step = HEIGHT / Math.max(figures.length, 1);
  return (
    <MotifPicture motif={motifOf(article.menuKey)} className={picture.className}>
      {figures.length > 0 &&
        figures.map((figure, at) => (
          <FigureLine key={figure.value + figure.unit} figure={figure} y={step * (at + 0.5) + 90} />
        ))}
    </MotifPicture>
  );
}
