// @vitest-environment jsdom
import { act, type ChangeEvent, createElement, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { recordEarlyInput } from "./early-input.ts";

test("typing while presses are replayed is not cleared by them", async () => {
  const island = document.createElement("div");
  const field = (value: string) => {
    const input = document.createElement("input");
    input.defaultValue = value;
    island.append(input);
    return input;
  };
  const [count, weight] = [field("100"), field("1300")];
  const control = document.createElement("button");
  control.addEventListener("click", () => {
    count.value = "";
    weight.value = "";
  });
  const replay = recordEarlyInput(island, [{ control, values: ["100", "1300"] }]);
  count.value = "32";
  count.dispatchEvent(new Event("input", { bubbles: true }));
  setTimeout(() => {
    weight.value = "1200";
  });
  await replay();
  await new Promise((resolve) => setTimeout(resolve));
  expect([count.value, weight.value]).toEqual(["32", "1200"]);
});

test("a field that nobody has changed is not replayed", async () => {
  const island = document.createElement("div");
  island.innerHTML = `<input type="radio"><input type="checkbox"><input value="60">`;
  const events: Event[] = [];
  island.addEventListener("input", (event) => events.push(event));
  await recordEarlyInput(island, [])();
  expect(events).toEqual([]);
});

test("a choice made before hydration, or restored by Firefox, is used", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const Choices = () => {
    const [refill, setRefill] = useState("1h");
    const [isHot, setIsHot] = useState(true);
    const radio = (value: string) => {
      const onChange = () => setRefill(value);
      return createElement("input", { type: "radio", checked: refill === value, onChange });
    };
    const onChange = () => setIsHot(!isHot);
    const box = createElement("input", { type: "checkbox", checked: isHot, onChange });
    const [species, setSpecies] = useState("cattle");
    const menu = createElement(
      "select",
      {
        value: species,
        onChange: ({ currentTarget }: ChangeEvent<HTMLSelectElement>) =>
          setSpecies(currentTarget.value),
      },
      createElement("option", {}, "cattle"),
      createElement("option", {}, "sheep"),
    );
    return createElement(
      "p",
      {},
      radio("1h"),
      radio("4h"),
      box,
      menu,
      `${refill} ${isHot} ${species}`,
    );
  };
  const island = document.createElement("div");
  document.body.append(island);
  island.innerHTML = renderToString(createElement(Choices));
  const fields = [...island.querySelectorAll("input")];
  const shown = () => fields.map(({ checked }) => checked);
  for (const field of fields) field.checked = !field.defaultChecked;
  const menu = island.querySelector("select");
  if (menu) menu.value = "sheep";
  const replay = recordEarlyInput(island, []);
  await act(async () => hydrateRoot(island, createElement(Choices)));
  await act(replay);
  expect(island.querySelector("p")?.lastChild?.textContent).toBe("4h false sheep");
  expect(shown()).toEqual([false, true, false]);
  expect(menu?.value).toBe("sheep");
});

test("presses on a page translated before hydration reach their controls, even if the first adds another control", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const pressed = vi.fn();
  const Controls = () => {
    const [isOpen, setOpen] = useState(false);
    return createElement(
      "p",
      {},
      isOpen ? createElement("button", {}, "Remove") : null,
      createElement("button", { onClick: () => setOpen(true) }, "Open"),
      createElement("button", { onClick: pressed }, "Add"),
    );
  };
  const island = document.createElement("div");
  document.body.append(island);
  island.innerHTML = renderToString(createElement(Controls));
  const presses = [...island.querySelectorAll("button")].map((control) => ({
    control,
    values: [],
  }));
  for (const { control } of presses) {
    const translation = document.createElement("font");
    translation.textContent = "Abrir";
    control.replaceChildren(translation);
  }
  const replay = recordEarlyInput(island, presses);
  const onRecoverableError = vi.fn();
  await act(async () => hydrateRoot(island, createElement(Controls), { onRecoverableError }));
  await act(replay);
  expect(onRecoverableError).toHaveBeenCalledOnce();
  expect(island.querySelectorAll("button")).toHaveLength(3);
  expect(pressed).toHaveBeenCalledOnce();
});

test("a choice is replayed on its own menu, even if an extension has put elements beside the fields", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const Menu = ({ name }: { readonly name: string }) => {
    const [value, setValue] = useState("none");
    const onChange = ({ currentTarget }: ChangeEvent<HTMLSelectElement>) =>
      setValue(currentTarget.value);
    const options = ["none", "rest", "water"].map((text) =>
      createElement("option", { key: text }, text),
    );
    return createElement(
      "label",
      {},
      `${name}: ${value}`,
      createElement("select", { value, onChange }, options),
    );
  };
  const Menus = () =>
    createElement(
      "p",
      {},
      createElement(Menu, { name: "first" }),
      createElement(Menu, { name: "second" }),
    );
  const island = document.createElement("div");
  document.body.append(island);
  island.innerHTML = renderToString(createElement(Menus));
  for (const menu of island.querySelectorAll("select")) {
    menu.before(document.createElement("div"));
    menu.after(document.createElement("div"));
    menu.value = "rest";
  }
  const replay = recordEarlyInput(island, []);
  const onRecoverableError = vi.fn();
  await act(async () => hydrateRoot(island, createElement(Menus), { onRecoverableError }));
  await act(replay);
  expect(onRecoverableError).toHaveBeenCalledOnce();
  expect(
    Array.from(island.querySelectorAll("label"), ({ firstChild }) => firstChild?.textContent),
  ).toEqual(["first: rest", "second: rest"]);
});
