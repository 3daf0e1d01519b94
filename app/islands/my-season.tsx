export { MySeason as default } from "../features/tools/season/my-season.tsx";
