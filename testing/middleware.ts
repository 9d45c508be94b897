import { NextRequest } from 'next/server';

export const ORIGIN = 'http://localhost:3000';
export const SITE_SECRET = 'sixteen-characters';
export const PREVIEW_SECRET = 'preview-secret-of-the-test';
/** Where a visitor without the rights of an editor is led. */
export const PREVIEW_404 = '/zh/desktop/-/missing';

/** For tests of the middleware: it has both secrets in each of the tests of a file. */
export function withSecrets(): void {
  beforeEach(() => Object.assign(process.env, { SITE_SECRET, PREVIEW_SECRET }));
  afterEach(() => {
    delete process.env.SITE_SECRET;
    delete process.env.PREVIEW_SECRET;
  });
}

/** A visitor's request for a path. */
export const requestFor = (path: string, headers: Record<string, string> = {}): NextRequest =>
  new NextRequest(ORIGIN + path, { headers });

/** The address that the framework is told to render. */
export const target = (answer: Response) =>
  answer.headers.get('x-middleware-rewrite')?.replace(ORIGIN, '') ?? null;

/** The cookies that the page will see. */
export const cookies = (answer: Response) => answer.headers.get('x-middleware-request-cookie');
