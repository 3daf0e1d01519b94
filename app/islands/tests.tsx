export { TestsTool as default, ready } from "../features/tools/field-tests/field-tests.tsx";
