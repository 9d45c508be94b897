import { renderHook, waitFor } from '@testing-library/react';
import { LOCATION_KEY, writeAnswer } from '@/lib/rules/outlets/location-answer';
import { useNear } from './use-near.client';

const DAY_MS = 24 * 3_600_000;
const stored = () => localStorage.getItem(LOCATION_KEY);

afterEach(() => localStorage.clear());

test('BR-03 a stored refusal is not asked for again', async () => {
  const answer = writeAnswer('denied', Date.now() - DAY_MS / 2);
  localStorage.setItem(LOCATION_KEY, answer);
  const { result } = renderHook(() => useNear());
  await waitFor(() => expect(result.current.near).toEqual({ kind: 'open', answered: true }));
  expect(stored()).toBe(answer);
});

test('BR-03 SP-02 an answer that is over is removed, and no longer loads scripts by itself', async () => {
  localStorage.setItem(LOCATION_KEY, writeAnswer('granted', Date.now() - DAY_MS));
  const { result } = renderHook(() => useNear());
  await waitFor(() => expect(stored()).toBeNull());
  expect(result.current.near).toEqual({ kind: 'open', answered: false });
});
