import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Problem } from "./api/problem";
import { router } from "./router";
import { getSession, onSessionChange } from "./state/session";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/layout.css";
import "./styles/shop.css";

/** What the backend refuses, it refuses again; what failed on the way may work the second time. */
const mayWork = (error: Error) => !(error instanceof Problem) || error.status >= 500;

const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (failures, error) => failures < 2 && mayWork(error),
      retryDelay: (failure) => 300 * 2 ** failure,
      // The browser's own opinion of being online knows nothing of a backend on this machine.
      networkMode: "always",
    },
    mutations: { networkMode: "always" },
  },
});

let customer = getSession()?.user.id;
onSessionChange(() => {
  const now = getSession()?.user.id;
  if (now === customer) return;
  customer = now;
  // What one customer has seen is not for the next; and the page may be for customers only.
  queryClient.removeQueries({ queryKey: ["orders"] });
  queryClient.removeQueries({ queryKey: ["favourites"] });
  void router.invalidate();
});

const element = document.getElementById("root");
if (element === null) throw new Error("index.html has no #root.");
createRoot(element).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
);
