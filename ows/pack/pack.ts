import { type ArticleRow, readArticles } from './articles';
import { type DictionaryRow, readDictionaries } from './dictionaries';
import { type MenuTree, readMenu } from './menu';
import { PackProblems } from './problems';
import { type RecordRow, readRecords } from './records';
import type { PackSource } from './source';

export type Pack = {
  menu: MenuTree;
  dictionaries: DictionaryRow[];
  articles: ArticleRow[];
  records: RecordRow[];
  problems: string[];
};

/** Converts the pack's texts into rows of the store. */
export function readPack(source: PackSource): Pack {
  const problems = new PackProblems();
  const menu = readMenu(source, problems);
  return {
    menu,
    dictionaries: readDictionaries(source, problems),
    articles: readArticles(source, menu, problems),
    records: readRecords(source, problems),
    problems: problems.list,
  };
}
