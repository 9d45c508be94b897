'use client';

import type { ReactNode } from 'react';
import type { FinderList as FinderData } from '@/lib/model/outlets';
import type { Device, Locale } from '@/lib/model/variant';
import { Icon } from '../ui/icon';
import styles from './finder.module.css';
import { FinderList } from './finder-list';
import { type FinderWords, filled } from './finder-words';
import { HistoryPanel } from './history-panel.client';
import { LocationBar } from './location-bar.client';
import { MapSlot } from './map-slot.client';
import { type Mode, useFinder } from './use-finder.client';

interface FinderProps {
  data: FinderData;
  locale: Locale;
  device: Device;
  words: FinderWords;
  /** Of the list as the server made it. */
  title: string;
  /** What stands for an empty list. */
  empty: ReactNode;
  /** What stands in the place of the map until it is loaded. */
  sketch: ReactNode;
  /** The form above the list. */
  children: ReactNode;
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
export function Finder({ data, locale, device, words, title, empty, sketch, children }: FinderProps) {
  const { mode, setMode, near, history, ...finder } = useFinder({ data, locale, words });
  const position = (
    <LocationBar
      near={near}
      words={words}
      message={finder.message}
      onAsk={finder.ask}
      onRefuse={finder.refuse}
      onWithdraw={finder.withdraw}
    />
  );
  return (
    <>
      {device === 'mobile' && position}
      {children}
      <h2 className={styles.count}>{finder.title ?? title}</h2>
      {device === 'desktop' && position}
      {finder.list.length === 0 && empty}
      {device === 'mobile' && <Modes mode={mode} words={words} onMode={setMode} />}
      <p role="status" className="visually-hidden">
        {finder.selected ? filled(words.chosen, { name: finder.selected.name }) : ''}
      </p>
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
        <FinderList
          outlets={finder.list}
          selected={finder.selected}
          locale={locale}
          device={device}
          words={words}
          onSelect={finder.selectInList}
          onFollow={finder.remember}
        />
        <MapSlot
          {...finder.map}
          tiles={data.tiles}
          approval={data.mapApproval}
          words={words}
          sketch={sketch}
        />
      </div>
    </>
  );
}
