import { screen } from '@testing-library/react';
import { renderView } from '../test-page';
import { ContactBlock } from './contact-block';

test('IR-01 without contacts of its own the block says so and leads to all ways to reach the company', () => {
  renderView(<ContactBlock contacts={{ office: [], people: [] }} locale="en" />, 'en');
  expect(screen.getByRole('link', { name: 'All ways to reach us' }).getAttribute('href')).toBe(
    '/en/contact-us',
  );
});
