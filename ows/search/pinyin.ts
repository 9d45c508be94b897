/** Alternative spellings of a Chinese name: its pinyin, and its initials, from each syllable on. */
export type Pinyin = (name: string) => string[];

const HAN_RUN = /\p{Script=Han}+/gu;

function fromEach(syllables: string[]): string[] {
  return syllables.map((_, at) => syllables.slice(at).join(''));
}

/** Loads the pinyin dictionary, which only indexing needs. */
export async function loadPinyin(): Promise<Pinyin> {
  const { pinyin } = await import('pinyin-pro');
  const read = (run: string) => pinyin(run, { toneType: 'none', type: 'array', v: true });
  return (name) =>
    (name.match(HAN_RUN) ?? []).flatMap((run) => {
      const syllables = read(run);
      return [...fromEach(syllables), ...fromEach(syllables.map((one) => one.slice(0, 1)))];
    });
}
