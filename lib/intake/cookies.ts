/** The value of a cookie of a request, as it came. */
export function cookieOf(request: Request, name: string): string | undefined {
  const pairs = (request.headers.get('cookie') ?? '').split(/;\s*/);
  return pairs.findLast((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}
