export const OPERATIONS_TOKEN = 'bench-only-operations-token';

/** Sums of the metrics of a site with these names. */
export async function sumsOf(origin, names) {
  const headers = { authorization: `Bearer ${OPERATIONS_TOKEN}` };
  const text = await (await fetch(`${origin}/api/metrics`, { headers })).text();
  return names.map((name) =>
    [...text.matchAll(new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)$`, 'gm'))].reduce(
      (sum, [, value]) => sum + Number(value),
      0,
    ),
  );
}
