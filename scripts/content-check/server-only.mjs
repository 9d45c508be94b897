/** A resolve hook: `server-only` fails wherever the framework does not resolve it itself; here everything is a server. */
export const resolve = (specifier, context, next) =>
  specifier === 'server-only'
    ? { url: 'data:text/javascript,', shortCircuit: true }
    : next(specifier, context);
