export { PageSearch as default } from "../features/page-search.tsx";
