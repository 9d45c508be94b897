/**
 * The one way to put structured data into a page: JSON, which browsers do not run. A `<` in a text would end the
 * element, so all are escaped.
 */
export function StructuredData({ data }: { data: object }) {
  const json = JSON.stringify(data).replace(/</g, '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without "<", see above
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
