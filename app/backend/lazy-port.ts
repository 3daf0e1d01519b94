/** A port whose every member returns a promise. */
type Asynchronous<Port> = {
  readonly [Name in keyof Port]: (...args: never[]) => Promise<unknown>;
};

/**
 * A port whose implementation is loaded on the first call. A failed load is retried on the next call.
 */
export function lazyPort<Port extends Asynchronous<Port>>(load: () => Promise<Port>): Port {
  let loading: Promise<Port> | undefined;
  const loaded = () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  const call = async (name: string | symbol, args: unknown[]) => {
    const port = await loaded();
    const member: unknown = Reflect.get(port, name);
    if (typeof member !== "function") throw new TypeError(`The port has no ${String(name)}.`);
    return Reflect.apply(member, port, args) as unknown;
  };
  return new Proxy({} as Port, {
    // Without a `then` of undefined, `await port` would call the port.
    get: (_, name) => (name === "then" ? undefined : (...args: unknown[]) => call(name, args)),
  });
}
