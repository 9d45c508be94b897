/** Lighthouse's categories, in the order of its report. */
export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Transferred bytes by type of resource, from an audit of Lighthouse. */
export function bytesOf(requests, type) {
  const wanted = requests.filter(({ resourceType }) => resourceType === type);
  return wanted.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
}

/** What an audited page is asked for, of one of Lighthouse's results. */
export function factsOf({ categories, audits }) {
  const requests = audits['network-requests'].details?.items ?? [];
  const failed = CATEGORIES.slice(1).flatMap((category) =>
    categories[category].auditRefs
      .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
      .map(({ id }) => id),
  );
  return {
    scores: CATEGORIES.map((category) => Math.round(categories[category].score * 100)),
    fcp: audits['first-contentful-paint'].numericValue,
    lcp: audits['largest-contentful-paint'].numericValue,
    cls: audits['cumulative-layout-shift'].numericValue,
    html: requests.find(({ resourceType }) => resourceType === 'Document')?.transferSize ?? Number.NaN,
    styles: bytesOf(requests, 'Stylesheet'),
    scripts: bytesOf(requests, 'Script'),
    failed,
  };
}
