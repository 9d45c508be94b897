import { renderView } from '../test-page';
import { Hero } from './hero';

const pictures = (image: string, edition: 'desktop' | 'elder') =>
  renderView(
    <Hero title="标题" text="说明" image={image} context={{ path: '/about-us', edition }} />,
  ).container.querySelectorAll('img, svg').length;

test.each(['/ows/files/a.webp', ''])(
  'EL-06 a banner with %j has no picture in the elder edition',
  (image) => {
    expect(pictures(image, 'desktop')).toBe(1);
    expect(pictures(image, 'elder')).toBe(0);
  },
);
