'use client';

import { useEffect } from 'react';

function linksOf(scope: Element | null): HTMLElement[] {
  return scope ? [...scope.querySelectorAll<HTMLElement>(':scope > li > a')] : [];
}

function neighbour(links: HTMLElement[], from: HTMLElement, step: number): HTMLElement | undefined {
  const at = links.indexOf(from);
  return links[(at + step + links.length) % links.length];
}

/** Where an arrow key leads from a menu link: along its row, down into its children, up to its parent. */
function target(link: HTMLElement, key: string): HTMLElement | undefined {
  const row = link.parentElement?.parentElement ?? null;
  if (key === 'ArrowRight') return neighbour(linksOf(row), link, 1);
  if (key === 'ArrowLeft') return neighbour(linksOf(row), link, -1);
  const children = link.parentElement?.querySelector('[data-children]') ?? null;
  if (key === 'ArrowDown') return linksOf(children)[0];
  if (key === 'ArrowUp' && row?.hasAttribute('data-children')) {
    return row.parentElement?.querySelector<HTMLElement>(':scope > a') ?? undefined;
  }
  return undefined;
}

/** Arrow keys and Esc for the menus; without it Tab reaches everything all the same. */
export function MenuKeys() {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const active = document.activeElement;
      const panel = active?.closest<HTMLDetailsElement>('[data-menu-panel]');
      if (event.key === 'Escape' && panel) {
        panel.open = false;
        panel.querySelector('summary')?.focus();
        return;
      }
      if (!(active instanceof HTMLElement) || !active.closest('[data-menu]')) return;
      if (event.key === 'Escape') {
        // Focus first: it must not be left on what disappears, and arriving somewhere opens the menu again.
        target(active, 'ArrowUp')?.focus();
        document.documentElement.dataset.menu = 'closed';
      }
      const next = target(active, event.key);
      if (next) {
        event.preventDefault();
        next.focus();
      }
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return null;
}
