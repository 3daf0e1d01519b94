import { describe, expect, test } from "vitest";
import { cutFunctions } from "./cut-functions.ts";

const code = `
function keep() { return 1; }
function outer() { async function inner(a) { return a; } return inner; }
exports.hint = function () { return 3; };
exports.use = function () { return 4; };
Thing.prototype.go = function () { return 2; };
export { keep, outer };`;

describe("cutting functions out of a library", () => {
  test("replaces a body wherever the function stands, and drops methods and exports", () => {
    const cut = cutFunctions(code, {
      file: "lib.js",
      because: "",
      functions: { inner: undefined },
      exports: ["hint"],
      prototypes: ["Thing"],
    });
    expect(cut).toContain('async function inner(a) { throw Error("inner was cut") }');
    expect(cut).toContain("function keep() { return 1; }");
    expect(cut).not.toMatch(/return [23]/);
    expect(cut).toContain("exports.use = function () { return 4; }");
  });

  test("says so when the library has changed its shape", () => {
    const cuts = { file: "lib.js", because: "", functions: { gone: "" } };
    expect(() => cutFunctions(code, cuts)).toThrow("lib.js has no gone");
  });
});
