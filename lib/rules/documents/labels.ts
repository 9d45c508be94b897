const EXTENSION = /\.[a-z0-9]{2,5}$/i;

/** Named by a person: in Chinese, or in words with spaces between them. */
const isWritten = (stem: string): boolean =>
  /\p{Script=Han}{2}/u.test(stem) || /\p{L}{2,}\s+\S*\p{L}{2,}/u.test(stem);

/** Has a word that is not part of a hash: enough to tell a document from others of its article. */
const hasWord = (stem: string): boolean =>
  stem.split(/[^\p{L}\p{N}]+/u).some((part) => /^\p{L}{3,}$/u.test(part) && !/^[a-f]+$/i.test(part));

/**
 * The documents of an article with what they are called. The back office knows their file names alone, which are often
 * numbers or hashes: the title of the article stands for such a name, numbered where there are several documents, and
 * for any technical name of an only document.
 */
export function withLabels<T extends { name: string }>(
  documents: readonly T[],
  title: string,
): (T & { label: string })[] {
  const isOnly = documents.length === 1;
  const labelOf = (name: string, at: number): string => {
    const stem = name.replace(EXTENSION, '');
    if (!title || isWritten(stem) || (!isOnly && hasWord(stem))) return name;
    return isOnly ? title : `${title} (${at + 1})`;
  };
  return documents.map((document, at) => ({ ...document, label: labelOf(document.name, at) }));
}
