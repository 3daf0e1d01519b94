import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/** A way to a database that a drill can hold up or cut. */
export interface Relay {
  /** The address of the database by this way. */
  readonly databaseUrl: string;
  /** What is sent waits, as on a line that hangs. */
  hold(): void;
  /** Every connection breaks, and each new one at once. */
  cut(): void;
  /** What waited arrives; connections are taken again. */
  release(): void;
  stop(): void;
}

/** Makes a way to the database at an address. */
export async function startRelay(databaseUrl: string): Promise<Relay> {
  const database = new URL(databaseUrl);
  const port = Number(database.port);
  const open = new Set<Socket>();
  let isHeld = false;
  let isCut = false;
  const server = createServer((near) => {
    if (isCut) {
      near.destroy();
      return;
    }
    const far = connect(port, database.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from);
      // `end` without `pipe`: only so can what is on its way be held.
      from.on("data", (part) => to.write(part));
      from.on("end", () => to.end());
      from.on("error", () => to.destroy());
      from.on("close", () => {
        open.delete(from);
        to.destroy();
      });
      if (isHeld) from.pause();
    }
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  database.port = String(typeof address === "object" && address ? address.port : 0);
  const breakAll = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    databaseUrl: database.href,
    hold() {
      isHeld = true;
      for (const socket of open) socket.pause();
    },
    cut() {
      isCut = true;
      breakAll();
    },
    release() {
      isHeld = false;
      isCut = false;
      for (const socket of open) socket.resume();
    },
    stop() {
      server.close();
      breakAll();
    },
  };
}
