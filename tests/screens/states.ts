import type { Page } from "@playwright/test";

/** An interaction before a screenshot, such as opening a menu, submitting a form or deleting a post. */
export type Act = (page: Page) => Promise<void>;

export const openSmallMenu: Act = async (page) => {
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page.locator("#small-menu summary").first().click();
};

export const openDropdown: Act = async (page) => {
  await page.locator(".nav > li").nth(1).hover();
};

export const sendEmptyAssessment: Act = async (page) => {
  await page.getByRole("main").locator("form button[type=submit]").click();
  await page.locator(".outcome .banner").waitFor();
};

export const sendAssessment: Act = async (page) => {
  // By position, because the labels differ between the languages.
  await page.getByRole("main").getByRole("combobox").nth(0).selectOption({ index: 2 });
  await page.getByRole("main").getByRole("combobox").nth(1).selectOption({ index: 3 });
  await page.getByRole("main").locator("form button[type=submit]").click();
  await page.locator(".result-head").waitFor();
};

export const signInWrongly: Act = async (page) => {
  await page.getByLabel("Email").fill("someone@example.com");
  await page.getByLabel("Password", { exact: true }).fill("wrong");
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByText("Invalid email or password").waitFor();
};

export const deleteFirstPost: Act = async (page) => {
  await page.locator("tbody tr").first().locator("button").last().click();
  await page.getByRole("button", { name: "Undo" }).waitFor();
};

export const publishNothing: Act = async (page) => {
  await page.getByRole("button", { name: "Publish Post" }).click();
  await page.getByText("Title is required").waitFor();
};

export const preview: Act = async (page) => {
  await page.getByRole("tab", { name: "Preview" }).click();
  await page.getByRole("tabpanel", { name: "Preview" }).locator("p").first().waitFor();
};

export const leaveUnsaved: Act = async (page) => {
  await page.getByLabel("Title").fill("Half a thought");
  await page.getByRole("link", { name: "Posts" }).first().click();
  await page.getByRole("dialog").waitFor();
};
