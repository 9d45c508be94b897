import { expect } from '@playwright/test';
import { WORDS } from '../support/words';
import { act, click, type FirstAct, leadsTo, link, main, press, zh } from './act';

export const LINKS: readonly FirstAct[] = [
  act('a menu link, by click', '/', {
    act: click((page) => page.locator('[data-menu] a[href="/about-us"]').first()),
    answered: leadsTo(/\/about-us$/),
  }),
  act('a menu link, by key', '/terms', {
    act: press((page) => page.locator('[data-menu] a[href="/about-us"]').first()),
    answered: leadsTo(/\/about-us$/),
  }),
  act('the language', '/terms', {
    act: click((page) => page.getByRole('banner').locator('a[data-lang]').first()),
    answered: leadsTo(/\/en\/terms$/),
  }),
  act('the language of an English page', '/en/terms', {
    act: press((page) => page.getByRole('banner').locator('a[data-lang]').first()),
    answered: leadsTo(/[^n]\/terms$/),
  }),
  act('the logo', '/terms', {
    act: click((page) => page.getByRole('banner').locator('a[href="/"]').first()),
    answered: leadsTo(/\/$/),
  }),
  act('the banner’s link', '/', {
    act: click((page) => page.getByRole('region', { name: zh.home.banner }).getByRole('link')),
    answered: (page) => expect(page).not.toHaveURL(/\/$/),
  }),
  act('a piece of news', '/', {
    act: click((page) => page.getByRole('region', { name: zh.home.keyNews }).getByRole('link')),
    answered: leadsTo(/\/detail\?/),
  }),
  act('a link of the footer', '/terms', {
    act: click((page) => page.getByRole('contentinfo').locator('a[href="/site-map"]').first()),
    answered: leadsTo(/\/site-map$/),
  }),
  act('the next page of a list', '/pressroom', {
    act: click(link(zh.paginator.next)),
    answered: leadsTo(/page=2$/),
  }),
  act('the next page of an English list, by key', '/en/pressroom', {
    act: press(link(WORDS.en.paginator.next)),
    answered: leadsTo(/page=2$/),
  }),
  act('a filter', '/pressroom', {
    act: click((page) =>
      page.getByRole('navigation', { name: zh.pressRoom.filters }).getByRole('link').nth(1),
    ),
    answered: leadsTo(/filterName=/),
  }),
  act('a link of the site map', '/site-map', {
    act: click((page) => main(page).locator('a[href="/terms"], a[href="/pressroom"]').first()),
    answered: (page) => expect(page).not.toHaveURL(/site-map$/),
  }),
  act('the way on from a missing page', '/no-such-page', {
    act: click((page) => main(page).getByRole('link').first()),
    answered: (page) => expect(page).not.toHaveURL(/no-such-page/),
  }),
  act('the skip link, by key', '/pressroom', {
    act: (page) => page.keyboard.press('Tab').then(() => page.keyboard.press('Enter')),
    answered: leadsTo(/#main$/),
  }),
  act('an outlet of the finder', '/branch', {
    act: click((page) => page.locator('[data-outlet] h3 a').first()),
    answered: leadsTo(/\/branch\/outlet\?id=/),
  }),
  act('a province of the finder', '/branch', {
    act: click((page) =>
      page.getByRole('navigation', { name: zh.outlets.byProvince }).getByRole('link').nth(3),
    ),
    answered: leadsTo(/province=/),
  }),
];
