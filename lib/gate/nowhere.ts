import { isEndpointPath } from '@/lib/site/endpoint-paths';
import { isInFolder } from '@/lib/site/endpoints';

/** Whether there is a static file at a path. */
export type IsFile = (path: string) => boolean;

/** Whether an address is in the folders of files and endpoints and there is neither at its path. */
export function isNowhere(url: string, isFile: IsFile): boolean {
  const path = decodeURI(url.replace(/[?#].*$/s, ''));
  return isInFolder(path) && !isEndpointPath(path) && !isFile(path);
}
