import { renderToStaticMarkup } from "react-dom/server";
import { createStaticHandler, createStaticRouter, data, StaticRouterProvider } from "react-router";
import { expect, test } from "vitest";
import { RootErrorBoundary } from "./root-error.tsx";

/** The screen of a route whose loader throws this. */
async function screenAfter(thrown: unknown): Promise<string> {
  const loader = () => {
    throw thrown;
  };
  const handler = createStaticHandler([
    { path: "/", loader, Component: () => null, ErrorBoundary: RootErrorBoundary },
  ]);
  const context = await handler.query(new Request("https://a.example/"));
  if (context instanceof Response) throw new Error("the router answered by itself");
  const router = createStaticRouter(handler.dataRoutes, context);
  return renderToStaticMarkup(
    <StaticRouterProvider router={router} context={context} hydrate={false} />,
  );
}

test.each([
  [
    "the status and its text",
    data(null, { status: 503, statusText: "Service Unavailable" }),
    "503 Service Unavailable",
  ],
  ["the error's message", new Error("the grass has gone"), "the grass has gone"],
])("says what happened: %s (specification, section 2)", async (_, thrown, message) => {
  const screen = await screenAfter(thrown);
  expect(screen).toContain("<h1>Unexpected Application Error!</h1>");
  expect(screen).toContain(`>${message}</p>`);
});
