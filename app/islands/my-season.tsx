export { MySeason as default, ready } from "../features/tools/season/my-season.tsx";
