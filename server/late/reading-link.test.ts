import { unlinkReading } from './reading-link';

const TOOLS = '<div data-elder="read"><a href="#read-aloud" data-elder="button">Listen</a></div>';

test('EL-13 the link to reading aloud leads nowhere where a page has no such control', () => {
  expect(unlinkReading(`${TOOLS}<main>text</main>`)).toBe(
    '<div data-elder="read"><a data-elder="button">Listen</a></div><main>text</main>',
  );
});

test('EL-13 with the control, and on pages without the tools, nothing is changed', () => {
  const control = '<main><div class="x" data-read-aloud=""><div id="read-aloud"></div></div></main>';
  for (const html of [TOOLS + control, '<main>text</main>']) expect(unlinkReading(html)).toBe(html);
});
