import { describe, expect, test } from "vitest";
import { onBothDatabases, sqliteDatabases } from "#server/testing/databases.ts";
import { testDesk } from "#server/testing/desk.ts";
import { makePost } from "#server/testing/drafts.ts";
import { addressOf, type Route, routesOf } from "./support/routes.ts";

const fresh = sqliteDatabases();
/** Rules without an exception for contributors. */
const FOR_EDITORS = /^(editors and owners|owners)$/;
const bodyFor = ({ method }: Route) => (method === "GET" ? undefined : {});
const nameOf = ({ method, path }: Route) => `${method} ${path}`;

describe("access rules", async () => {
  const desk = testDesk(await fresh());
  const routes = routesOf(desk);
  const ana = await desk.owner();
  const ben = await desk.editor(ana);
  const cleo = await desk.editor(ana, "cleo@ranch.example");
  const carla = await desk.contributor(ana);
  const { id: cleoId } = (await cleo.send("GET", "/api/session")).body;
  await ana.send("PATCH", `/api/users/${cleoId}`, { disabled: true });

  test("every route states its rule once", () => {
    expect(routes.length).toBeGreaterThan(55);
    expect(routes.filter(({ rules }) => rules.length !== 1).map(nameOf)).toEqual([]);
  });

  test("the lists in docs/security/roles.md match the router", async () => {
    const lists = Array.from(
      Map.groupBy(routes, ({ rules }) => rules.join()),
      ([rule, own]) => `## For ${rule}\n\n${own.map(nameOf).join("  \n")}\n`,
    );
    await expect(HEAD + lists.join("\n")).toMatchFileSnapshot("../../../docs/security/roles.md");
  });

  test.each(routes.filter(({ rules }) => !rules.includes("everyone")))(
    "$method $path rejects anybody not signed in, under any spelling of its path",
    async (route) => {
      const ask = async (browser: typeof ana, path = addressOf(route)) => {
        const { status, body } = await browser.send(route.method, path, bodyFor(route));
        return [status, body.error?.code];
      };
      const nobody = desk.browser();
      nobody.cookie = `__Host-session=${"A".repeat(43)}`;
      // The last is a disabled editor's.
      for (const browser of [desk.browser(), nobody, cleo]) {
        expect(await ask(browser)).toEqual([401, "signed-out"]);
      }
      const path = addressOf(route);
      for (const other of [`${path}/`, path.toUpperCase(), `/api/.${path.slice(4)}`]) {
        const [status = 0] = await ask(desk.browser(), other);
        expect([401, 404], other).toContain(status);
      }
    },
  );

  test.each(routes.filter(({ rules }) => rules.includes("owners")))(
    "$method $path is not for editors",
    async (route) => {
      const { status, body } = await ben.send(route.method, addressOf(route), bodyFor(route));
      expect([status, body.error.code]).toEqual([403, "owners-only"]);
    },
  );

  test.each(routes.filter(({ rules }) => rules.some((rule) => FOR_EDITORS.test(rule))))(
    "$method $path is not for contributors",
    async (route) => {
      const { status, body } = await carla.send(route.method, addressOf(route), bodyFor(route));
      expect([status, body.error.code]).toEqual([
        403,
        expect.stringMatching(/^(owner|editor)s-only$/),
      ]);
    },
  );

  test.each(routes.filter(({ rules }) => rules.some((rule) => rule.includes("their own "))))(
    "$method $path rejects contributors for other people's content",
    async (route) => {
      const post = await makePost(ben, { slug: `of-ben-${routes.indexOf(route)}` }, "save");
      const { status } = await carla.send(route.method, addressOf(route, post), bodyFor(route));
      expect([403, 404]).toContain(status);
    },
  );
});

onBothDatabases("between people of the same role", (freshDatabase) => {
  test("an editor can neither read nor delete another's unsaved changes", async () => {
    const desk = testDesk(await freshDatabase());
    const ana = await desk.owner();
    const ben = await desk.editor(ana);
    const id = await makePost(ana);
    const words = { tab: "t", baseVersion: 1, fields: { title: "Only mine" } };
    await ana.send("PUT", `/api/posts/${id}/autosave`, words);
    const path = `/api/posts/${id}/autosaves`;
    expect((await ben.send("GET", path)).body.autosaves).toEqual([]);
    expect((await ben.send("DELETE", `/api/posts/${id}/autosave`)).status).toBe(204);
    expect((await ana.send("GET", path)).body.autosaves).toHaveLength(1);
  });

  test("extra fields give nobody a role, an id or a second account", async () => {
    const desk = testDesk(await freshDatabase());
    const ana = await desk.owner();
    const ben = await desk.editor(ana);
    const owner = { role: "owner" };
    const more = { ...owner, id: "1", user: owner, ["__proto__"]: owner };
    const email = "ben@ranch.example";
    const password = "The creek ran dry in August";
    const again = { old: password, new: `${password}!`, ...more };
    expect((await ben.send("POST", "/api/account/password", again)).status).toBe(204);
    const { body } = await ben.send("POST", "/api/session", {
      email,
      password: again.new,
      ...more,
    });
    expect(body.role).toBe("editor");
    expect((await ben.send("GET", "/api/users")).status).toBe(403);
  });

  test("a new role applies from the next request", async () => {
    const desk = testDesk(await freshDatabase());
    const ana = await desk.owner();
    const ben = await desk.editor(ana);
    const { id } = (await ben.send("GET", "/api/session")).body;
    const become = (role: string) => ana.send("PATCH", `/api/users/${id}`, { role });
    await become("owner");
    expect((await ben.send("GET", "/api/users")).status).toBe(200);
    await become("editor");
    expect((await ben.send("GET", "/api/users")).status).toBe(403);
  });
});

const HEAD = `# Who may do what

There are four roles: **everyone** (readers, not signed in), **contributors**, **editors**, and **owners**. Each route states
its rule (\`server/http/access.ts\`), and the server checks it on every request; the desk only hides what would be
refused. Editors share all posts and pictures. Contributors see their own posts, change them until they are
published or scheduled, and ask for review; of others' posts they see only the title of one whose address they choose. They
may save drafts, but not publish or schedule. Private to each person are account, password, second
factor, sessions and unsaved changes. No field is restricted to a role, and the routes' schemas drop unknown fields. Nothing
depends on place, time or device.

These lists are generated from the router: \`tests/server/attacks/roles.test.ts\` fails when they differ.

`;
