export { PageSearch as default } from "../features/search/page-search.tsx";
