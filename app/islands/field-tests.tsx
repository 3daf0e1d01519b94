export { TestsTool as default } from "../features/tools/field-tests/field-tests.tsx";
