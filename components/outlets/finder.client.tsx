'use client';

import type { Finder as FinderData } from '@/lib/model/outlets';
import type { Device, Locale } from '@/lib/model/variant';
import { Icon } from '../ui/icon';
import styles from './finder.module.css';
import { FinderCard } from './finder-card';
import type { FinderWords } from './finder-words';
import { HistoryPanel } from './history-panel.client';
import { LocationBar } from './location-bar.client';
import { MapSlot } from './map-slot.client';
import { type Mode, useFinder } from './use-finder.client';

interface FinderProps {
  data: FinderData;
  locale: Locale;
  device: Device;
  words: FinderWords;
}

function Modes({ mode, words, onMode }: { mode: Mode; words: FinderWords; onMode: (mode: Mode) => void }) {
  return (
    <fieldset className={styles.modes}>
      <legend className="visually-hidden">{words.modes}</legend>
      {(['list', 'map'] as const).map((one) => (
        <button key={one} type="button" aria-pressed={mode === one} onClick={() => onMode(one)}>
          {words[one]}
        </button>
      ))}
      <button
        type="button"
        aria-expanded={mode === 'history'}
        aria-label={words.history.open}
        onClick={() => onMode(mode === 'history' ? 'list' : 'history')}
      >
        <Icon name="search" />
      </button>
    </fieldset>
  );
}

/** BR-01 to BR-08: list and map of outlets. The list is the server's until the visitor searches. */
export function Finder({ data, locale, device, words }: FinderProps) {
  const { mode, setMode, near, history, ...finder } = useFinder({ data, locale, words });
  return (
    <>
      <LocationBar
        near={near}
        words={words}
        message={finder.message}
        onAsk={finder.ask}
        onRefuse={finder.refuse}
        onWithdraw={finder.withdraw}
      />
      {device === 'mobile' && <Modes mode={mode} words={words} onMode={setMode} />}
      <div className={styles.panes} data-mode={mode}>
        {mode === 'history' && (
          <HistoryPanel
            history={history}
            words={words.history}
            onChoose={finder.choose}
            onClear={finder.clear}
            onClose={() => setMode('list')}
          />
        )}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: links are clicked by the keyboard too */}
        <ul className={styles.list} aria-label={words.listLabel} onClick={finder.remember}>
          {finder.list.map((outlet) => (
            <FinderCard
              key={outlet.id}
              outlet={outlet}
              locale={locale}
              words={words}
              selected={outlet.id === finder.selected?.id}
              withCompany={device === 'desktop'}
              onSelect={finder.selectInList}
            />
          ))}
        </ul>
        <MapSlot {...finder.map} tiles={data.tiles} words={words} />
      </div>
    </>
  );
}
