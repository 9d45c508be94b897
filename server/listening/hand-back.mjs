/** Sends back the listening socket that it is given, so many times, and ends: each copy is a handle of its own. */
const times = Number(process.argv[2]);

process.on('message', (_word, listener) => {
  for (let sent = 1; sent <= times; sent += 1)
    process.send('listener', listener, sent === times ? () => process.disconnect() : undefined);
});
