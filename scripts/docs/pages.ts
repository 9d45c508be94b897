import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';

/** The files that git knows under these patterns, and new ones that it does not ignore. */
export function repositoryFiles(...patterns: readonly string[]): string[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate', '--', ...patterns];
  return execFileSync('git', args).toString().trim().split('\n');
}

export interface Link {
  page: string;
  /** Path from the root of the repository; the page itself for a link within it. */
  target: string;
  fragment: string;
}

/** The documents: Markdown files, except those of content packs. */
export const PAGES = repositoryFiles('*.md').filter(
  (file) => !/^ows\/(content|second-company|contract)\//.test(file),
);

export const textOf = (page: string): string => readFileSync(page, 'utf8');

/** A page without its code blocks, whose contents are neither links nor headings. */
const proseOf = (page: string): string => textOf(page).replace(/^```[\s\S]*?^```/gm, '');

/** Links and pictures of a page that point to files of the repository. */
export function linksOf(page: string): Link[] {
  return [...proseOf(page).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, href = '']) => href)
    .filter((href) => !/^[a-z]+:/.test(href))
    .map((href) => {
      const [path = '', fragment = ''] = href.split('#');
      return { page, target: path ? posix.join(posix.dirname(page), path) : page, fragment };
    });
}

/** The anchors of a page's headings, as GitHub makes them. */
export function anchorsOf(page: string): string[] {
  return [...proseOf(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

const ROOTS =
  'app|cache-handler|components|deploy|docs|e2e|faults|lib|messages|ows|public|scripts|server|settings|testing';

/** Paths of the repository in code marks; those with a placeholder or a pattern are left out. */
export function pathsOf(page: string): string[] {
  return [...proseOf(page).matchAll(new RegExp(`\`((?:${ROOTS})/[^\`\\s]*)\``, 'g'))]
    .map(([, path = '']) => path)
    .filter((path) => !/[<>{}*…]/.test(path));
}
