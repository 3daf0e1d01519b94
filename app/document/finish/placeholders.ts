/** What the document is rendered with where its styles and its policy belong (finish.server.ts). */
export const STYLES_PLACEHOLDER = "/*styles*/";
export const POLICY_PLACEHOLDER = "content-policy";
