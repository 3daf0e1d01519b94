import { Hono } from "hono";
import { z } from "zod";
import { line } from "#app/content-model/posts/line.ts";
import { TAG_LIMIT_CHARACTERS } from "#app/content-model/posts/post-draft.ts";
import { editor, ownPostsOnly, signedIn } from "../http/access.ts";
import { accepts } from "../http/accepts.ts";
import type { ServerEnv } from "../http/environment.ts";
import { text } from "../http/text.ts";
import type { Services } from "../services.ts";
import { changeTerm, undoTermChange } from "./change-term.ts";
import { addTerm, listTerms, withdrawCategory } from "./terms.ts";

const kind = z.enum(["category", "tag"]);
/** Categories and tags have the same limit; a comma separates tags in the form. */
const name = z.pipe(
  line(TAG_LIMIT_CHARACTERS),
  z
    .string()
    .min(1, "Enter a name")
    .regex(/^[^,]*$/, "A name can’t have a comma"),
);
const addBody = z.object({ kind, name });
const changeBody = z.object({ kind, from: text(300).min(1), to: name.nullable() });

/** `/api/terms`: categories and tags of all posts. */
export function termRoutes({ db, now, published }: Services) {
  return new Hono<ServerEnv>()
    .get("/", signedIn, async (c) =>
      c.json(await listTerms(db, now(), ownPostsOnly(c.var.session))),
    )
    .post("/", editor, accepts("json", addBody), async (c) => {
      const { kind: kindOf, name: wanted } = c.req.valid("json");
      await addTerm(db, kindOf, wanted, c.var.act);
      return c.body(null, 204);
    })
    .delete("/offered", editor, accepts("json", z.object({ name })), async (c) => {
      await withdrawCategory(db, c.req.valid("json").name, c.var.act);
      return c.body(null, 204);
    })
    .post("/changes", editor, accepts("json", changeBody), async (c) => {
      const done = await changeTerm(db, c.req.valid("json"), c.var.act);
      await published();
      return c.json(done);
    })
    .delete("/changes/:id", editor, async (c) => {
      const done = await undoTermChange(db, c.req.param("id"), c.var.act);
      await published();
      return c.json(done);
    });
}
