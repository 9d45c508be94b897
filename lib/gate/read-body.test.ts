/** @jest-environment node */
import { HeldBytes, readBytes } from './read-body';

const bounds = { maxBytes: 10, readMs: 50 };

function streamed(pull: (controller: ReadableStreamDefaultController<Uint8Array>) => void): Request {
  const init = { method: 'POST', body: new ReadableStream({ pull }), duplex: 'half' };
  return new Request('https://site.example/', init);
}

test('CL-03 a body that does not come in time is a 408', async () => {
  await expect(
    readBytes(
      streamed(() => undefined),
      bounds,
    ),
  ).rejects.toMatchObject({ code: 408 });
});

test('CL-03 a body that says no length is read to its limit only', async () => {
  let pulled = 0;
  const endless = streamed((controller) => {
    pulled += 1;
    controller.enqueue(new Uint8Array(4));
  });
  await expect(readBytes(endless, bounds)).rejects.toMatchObject({ code: 413 });
  expect(pulled).toBeLessThan(6);
});

test('CL-03 a connection that breaks off is no fault of the site', async () => {
  const broken = streamed((controller) => controller.error(new Error('aborted')));
  await expect(readBytes(broken, bounds)).rejects.toMatchObject({ code: 400 });
});

test('CL-03 no body is an empty one', async () => {
  await expect(readBytes(new Request('https://site.example/'), bounds)).resolves.toHaveLength(0);
});

test('CL-03 all uploads together are bounded', () => {
  const [first, second] = [new HeldBytes(), new HeldBytes()];
  first.add(159 * 1024 * 1024);
  expect(() => second.add(2 * 1024 * 1024)).toThrow(expect.objectContaining({ code: 503 }));
  first.release();
  expect(() => second.add(2 * 1024 * 1024)).not.toThrow();
  second.release();
});
