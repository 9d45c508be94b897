import { type APIRequestContext, type APIResponse, expect, test } from '@playwright/test';

/** The reference back office that the configuration starts; absent when journeys run against another environment. */
export const backOffice = (): string => String(test.info().project.metadata.owsUrl);

/** Headers that a page of the site sends. */
export function fromPage(path = '/'): Record<string, string> {
  const { origin } = new URL(String(test.info().project.use.baseURL));
  return { origin, referer: origin + path };
}

/** Calls the relay as a page of the site does. */
export function askJson(request: APIRequestContext, path: string, data: unknown): Promise<APIResponse> {
  return request.post(`/ows${path}`, { data, headers: fromPage() });
}

/** Expects one failure and nothing else in the body. */
export async function expectFailure(
  answer: APIResponse,
  expected: { status: number; msg: string; code?: number },
): Promise<void> {
  expect(answer.status(), answer.url()).toBe(expected.status);
  expect(await answer.json()).toEqual({ code: expected.code ?? expected.status, msg: expected.msg });
  expect(answer.headers()['cache-control']).toBe('no-store');
}
