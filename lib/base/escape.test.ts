import { escapeMarkup, escapeText } from './escape';

test('text can open neither element nor entity', () => {
  expect(escapeText('a < b && "c" > \'d\'')).toBe('a &lt; b &amp;&amp; "c" &gt; \'d\'');
});

test('text in an attribute cannot end it', () => {
  expect(escapeMarkup(`" onload='x' & <b>`)).toBe('&quot; onload=&#39;x&#39; &amp; &lt;b&gt;');
});
