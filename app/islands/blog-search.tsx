import type { ReactNode } from "react";
import { search } from "../backend/search.ts";
import { BlogSearch, type BlogSearchProps } from "../features/blog/search/blog-search.tsx";

/** The blog's search, connected to the edition's search backend. */
export default function BlogSearchIsland({
  children,
  ...props
}: BlogSearchProps & { readonly children?: ReactNode }) {
  return (
    <BlogSearch {...props} search={search}>
      {children}
    </BlogSearch>
  );
}
