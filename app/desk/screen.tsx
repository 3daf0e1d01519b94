import { type ComponentType, useLayoutEffect } from "react";
import {
  createContext,
  type NonIndexRouteObject,
  type ShouldRevalidateFunction,
  useLoaderData,
  useParams,
} from "react-router";
import { session } from "#app/backend/desk.ts";
import { BackendError } from "#app/backend/ports/errors.ts";
import type { User } from "#app/domain/session.ts";
import { documentTitle } from "../seo/page-meta.ts";
import { siteName } from "#app/shared/site-name.ts";
import { untilAnswered } from "./frame/connection.tsx";

/** The signed-in user, set before the screen's data is loaded (main.tsx). */
export const signedIn = createContext<User>();

/** What a screen's loader receives. */
export interface ScreenRequest {
  /** The `:id` in the screen's address; empty if its path has none. */
  readonly id: string;
  readonly query: URLSearchParams;
  /** The signed-in user. Throws on the screens before sign-in. */
  readonly user: User;
}

/** A screen's props: what its loader resolved to, and the id. */
export interface ScreenProps<Loader extends (request: ScreenRequest) => Promise<unknown>> {
  readonly loaderData: Awaited<ReturnType<Loader>>;
  readonly id: string;
}

/** The module of a screen, loaded when the screen is opened. */
interface ScreenModule<Data> {
  readonly loader?: (request: ScreenRequest) => Promise<Data>;
  /** The document's title; a layout has none. */
  readonly title?: string | ((data: Data) => string);
  readonly default: ComponentType<{ readonly loaderData: Data; readonly id: string }>;
  readonly shouldRevalidate?: ShouldRevalidateFunction;
  readonly ErrorBoundary?: ComponentType;
  readonly handle?: unknown;
}

/** Rejects without a connection. The demo edition has no server to ask: there only the browser can tell. */
async function connected(): Promise<void> {
  if (!navigator.onLine) throw new BackendError("offline");
  await session.current();
}

/** A screen of the desk as a route. */
export function screen<Data>(
  path: string,
  load: () => Promise<ScreenModule<Data>>,
): NonIndexRouteObject {
  return {
    path,
    async lazy() {
      const {
        default: View,
        loader,
        title,
        ...route
      } = await load().catch(async () => {
        await untilAnswered(connected);
        return load();
      });
      return {
        ...route,
        ...(loader
          ? {
              loader: ({ params, request, context }) =>
                loader({
                  id: params["id"] ?? "",
                  query: new URL(request.url).searchParams,
                  get user() {
                    return context.get(signedIn);
                  },
                }),
            }
          : {}),
        Component() {
          // The router types loader data as unknown; this is what `loader` above resolved to.
          const data = useLoaderData() as Data;
          const { id = "" } = useParams();
          const shown = typeof title === "function" ? title(data) : title;
          useLayoutEffect(() => {
            if (shown !== undefined) document.title = documentTitle(shown, siteName());
          }, [shown]);
          return <View loaderData={data} id={id} />;
        },
      };
    },
  };
}
