import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/** A TCP relay to a database that a drill can pause or cut. */
export interface Relay {
  /** URL of the database through the relay. */
  readonly databaseUrl: string;
  /** Holds back all data, like a hanging connection. */
  hold(): void;
  /** Breaks all connections, including new ones. */
  cut(): void;
  /** Releases held data and accepts connections again. */
  release(): void;
  stop(): void;
}

/** Starts a relay to a database. */
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
      // No `pipe`, so that data in transit can be held.
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
