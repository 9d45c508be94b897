import type { SendHandle } from 'node:child_process';

/**
 * Sends the listening socket that it receives back as many times as its argument says, then exits: each copy
 * is a separate handle.
 */
const times = Number(process.argv[2]);

process.on('message', (_word: string, listener: SendHandle) => {
  for (let sent = 1; sent <= times; sent += 1)
    process.send?.('listener', listener, {}, sent === times ? () => process.disconnect() : undefined);
});
