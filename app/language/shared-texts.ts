import { createContext } from "react";
import { shared } from "./english/shared.ts";

/** The texts of components that both documents and islands show. An island in Spanish is given its own as a property. */
export const SharedTexts = createContext(shared);
