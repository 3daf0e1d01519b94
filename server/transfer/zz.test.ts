import fc from "fast-check";
import { unzipSync, zipSync } from "fflate";
import { expect, test } from "vitest";
import { onBothDatabases } from "../testing/databases.ts";
import { ownersDesk } from "../testing/desk.ts";
import { exported } from "../testing/copies.ts";
import { importFile } from "../testing/import-file.ts";
import { DRAFT } from "../testing/drafts.ts";

const odd = fc.constantFrom("null","yes","007","1e3","2025-01-01","a: b","- x","#no","'q'",'"dq"',"\\","é","e\u0301","🐄","عشب","\u00a0","\u00ad","\u200b","\u2028","<b>","&amp;","---","...","|","`","[x](y \"t\")","!","%","@","{a}","\u{7f}","\u0085","\ufeff","*","x","word","\ud7ff","\ufffd", " ", "\n", "\n\n", "\t", "    code", "```\na\n```", "| a | b |\n| - | - |\n| 1 \\| | **2** |", "1. a\n\n   b\n   - c", "> q\n> - l", "---\ntitle: x\n---");
const t = (max: number) => fc.array(odd, {minLength:1,maxLength:max}).map(p=>p.join("")); 
const line = (max:number) => t(max).map(s=>("T"+s).replace(/\s/g," ")+"x");
const draft = fc.record({ title: line(5), excerpt: line(5), category: line(3).map(s=>s.slice(0,40)), tags: fc.array(line(2),{maxLength:3}), content: t(10), slug: fc.nat(1e9).map(n=>`s-${n}`), coverAlt: line(3), featured: fc.boolean() });

onBothDatabases("zz", (fresh) => {
  test("round trip", async () => {
    const one = await ownersDesk(fresh);
    const { ana, db } = one;
    let refused = new Set<string>();
    for (const d of fc.sample(draft, 250)) {
      const r = await ana.send("PUT", `/api/posts/${crypto.randomUUID()}`, { draft: { ...DRAFT, ...d }, intent: Math.random()<0.5?"publish":"save" });
      if (r.status!==201) refused.add(JSON.stringify(r.body.error.fields));
    }
    console.log("refused", refused.size, [...refused].slice(0,5));
    const zip = await exported(one);
    const fieldsOf = async (x: typeof db) => (await x.selectFrom("posts").innerJoin("revisions", j=>j.onRef("post_id","=","posts.id").onRef("number","=","head")).selectAll().orderBy("posts.id").execute()).map(({search:_s, import_id:_i, ...r})=>r);
    const before = await fieldsOf(db);
    console.log("posts", before.length);
    const two = await ownersDesk(fresh);
    const r1 = await importFile(two.ana, zip);
    console.log(r1.status, r1.body.imported, JSON.stringify(r1.body.report.filter(l=>l.finding!=="new"||l.notes.length>0).slice(0,5)));
    expect(await fieldsOf(two.db)).toEqual(before);
    const again = await importFile(two.ana, zip);
    console.log("again", again.body.imported, new Set(again.body.report.map(l=>l.finding)));
    // Markdown only
    const files = Object.fromEntries(Object.entries(unzipSync(zip)).filter(([n])=>n.startsWith("content/posts/")));
    console.log("md files", Object.keys(files).length);
    const md = zipSync(files);
    const same = await importFile(two.ana, md);
    console.log("md onto same", same.body.imported, JSON.stringify(same.body.report.filter(l=>l.finding!=="same").slice(0,8)));
    const three = await ownersDesk(fresh);
    const r3 = await importFile(three.ana, md);
    console.log("md new", r3.body.imported, JSON.stringify(r3.body.report.filter(l=>l.finding!=="new"||l.notes.length>0).slice(0,5)));
    const mdRows = new Map((await fieldsOf(three.db)).map(r=>[r.id,r]));
    let diff = 0;
    for (const r of before) { const o = mdRows.get(r.id); if (!o) { diff++; console.log("missing", JSON.stringify([r.title,r.slug])); continue; }
      for (const k of ["title","slug","date","category","tags","excerpt","cover_image","cover_alt","featured","content","optional_texts"] as const) { const norm=(v:unknown)=>v; if (norm(o[k])!==norm(r[k]) && !(k==="date" && r[k]===null)) { diff++; if (diff<25) console.log(k, JSON.stringify(r[k]), JSON.stringify(o[k])); } } }
    console.log("diff", diff);
  });
});
