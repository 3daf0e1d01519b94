/** Rendered in place of the inline styles and the policy; finish.server.ts replaces them. */
export const STYLES_PLACEHOLDER = "/*styles*/";
export const POLICY_PLACEHOLDER = "content-policy";
