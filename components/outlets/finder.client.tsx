'use client';

import { type MouseEvent, useEffect, useState } from 'react';
import type { Finder as FinderData } from '@/lib/model/outlet';
import type { Device, Locale } from '@/lib/model/variant';
import { FINDER } from '@/lib/outlets/addresses';
import { byDistance, type Placed, selectedFirst } from '@/lib/outlets/sort';
import { href } from '@/lib/routes';
import { Icon } from '../ui/icon';
import styles from './finder.module.css';
import { FinderCard } from './finder-card';
import type { FinderWords } from './finder-words';
import { HistoryPanel } from './history-panel.client';
import { LocationBar } from './location-bar.client';
import { MapSlot } from './map-slot.client';
import { shownOutlets } from './shown-outlets';
import { useAllOutlets } from './use-all-outlets.client';
import { useHistory } from './use-history.client';
import { useNear } from './use-near.client';

interface FinderProps {
  data: FinderData;
  locale: Locale;
  device: Device;
  words: FinderWords;
}

type Mode = 'list' | 'map' | 'history';

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

/** The outlet whose link or name was followed inside a list. */
function followed(event: MouseEvent): string | undefined {
  const target = event.target as Element;
  return target.closest('a') ? target.closest<HTMLElement>('[data-outlet]')?.dataset.outlet : undefined;
}

/** BR-01 to BR-08: list and map of outlets. The list is the server's until the visitor asks for more. */
export function Finder({ data, locale, device, words }: FinderProps) {
  const [mode, setMode] = useState<Mode>('list');
  const [selected, setSelected] = useState<Placed | null>(null);
  const { all, failed, load } = useAllOutlets(locale);
  const { near, ask, refuse, withdraw } = useNear();
  const { history, visit, clear } = useHistory();
  const needsAll = near.kind === 'found' || near.kind === 'failed';
  useEffect(() => {
    if (needsAll) load().catch(() => undefined);
  }, [needsAll, load]);

  const { outlets, message } = shownOutlets({ data, near, all, words });
  const list = selectedFirst(outlets, selected);
  const position = near.kind === 'found' ? near.position : null;
  const select = (id: string) => {
    const found = outlets.find((one) => one.id === id) ?? all?.find((one) => one.id === id);
    const [placed] = found ? byDistance([found], position) : [];
    if (!placed) return;
    setSelected(placed);
    visit(placed);
  };
  const selectInList = ({ id }: Placed) => {
    select(id);
    setMode('map');
  };
  const remember = (event: MouseEvent) => {
    const id = followed(event);
    const outlet = outlets.find((one) => one.id === id);
    if (outlet) visit(outlet);
  };
  const choose = async ({ name, province }: { name: string; province: string }) => {
    const known = await load().catch(() => []);
    const first = known.find((one) => one.name.includes(name));
    location.assign(href(locale, FINDER, { province: first?.province ?? province, keyword: name }));
  };
  return (
    <>
      <LocationBar
        near={near}
        words={words}
        message={message}
        onAsk={ask}
        onRefuse={refuse}
        onWithdraw={withdraw}
      />
      {device === 'mobile' && <Modes mode={mode} words={words} onMode={setMode} />}
      <div className={styles.panes} data-mode={mode}>
        {mode === 'history' && (
          <HistoryPanel
            history={history}
            words={words.history}
            onChoose={choose}
            onClear={clear}
            onClose={() => setMode('list')}
          />
        )}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: links are clicked by the keyboard too */}
        <ul className={styles.list} aria-label={words.listLabel} onClick={remember}>
          {list.map((outlet) => (
            <FinderCard
              key={outlet.id}
              outlet={outlet}
              locale={locale}
              words={words}
              selected={outlet.id === selected?.id}
              withCompany={device === 'desktop'}
              onSelect={selectInList}
            />
          ))}
        </ul>
        <MapSlot
          all={all}
          failed={failed}
          load={load}
          shown={outlets}
          selected={selected}
          position={position}
          tiles={data.tiles}
          words={words}
          onSelect={select}
        />
      </div>
    </>
  );
}
