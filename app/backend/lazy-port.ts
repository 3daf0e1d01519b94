/** A port whose every member returns a promise. */
type Asynchronous<Port> = {
  readonly [Name in keyof Port]: (...given: never[]) => Promise<unknown>;
};

/**
 * A port whose implementation is fetched when it is first asked. A fetch that fails is tried again at
 * the next call.
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
  const call = async (name: string | symbol, given: unknown[]) => {
    const port = await loaded();
    const member: unknown = Reflect.get(port, name);
    if (typeof member !== "function") throw new TypeError(`The port has no ${String(name)}.`);
    return Reflect.apply(member, port, given) as unknown;
  };
  return new Proxy({} as Port, {
    // Without this, `await port` would call the port.
    get: (_, name) => (name === "then" ? undefined : (...given: unknown[]) => call(name, given)),
  });
}
