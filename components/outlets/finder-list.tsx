import type { MouseEvent } from 'react';
import type { Device, Locale } from '@/lib/model/variant';
import type { Placed } from '@/lib/rules/outlets/sort';
import styles from './finder.module.css';
import { FinderCard } from './finder-card';
import { type FinderWords, filled } from './finder-words';
import { FoldedCards } from './folded-cards';

interface FinderListProps {
  outlets: readonly Placed[];
  selected: Placed | null;
  locale: Locale;
  device: Device;
  words: FinderWords;
  onSelect?: (outlet: Placed) => void;
  onFollow?: (event: MouseEvent) => void;
}

/** The list of the finder. Desktops scroll it in a frame of its own. */
export function FinderList({ outlets, selected, device, onFollow, ...card }: FinderListProps) {
  const { words } = card;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: links are clicked by the keyboard too
    <div className={styles.list} onClick={onFollow}>
      <FoldedCards
        outlets={outlets}
        device={device}
        label={words.listLabel}
        more={(count) => filled(words.moreOutlets, { count })}
        className={styles.cards}
      >
        {(outlet) => (
          <FinderCard
            key={outlet.id}
            outlet={outlet}
            selected={outlet.id === selected?.id}
            withCompany={device === 'desktop'}
            {...card}
          />
        )}
      </FoldedCards>
    </div>
  );
}
