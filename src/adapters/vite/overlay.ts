import type { ViteDevServer } from "vite";
import type { Mount } from "./create-mount.ts";

/** Shows on the page what is wrong with config or models, and takes it away when that is mended. */
export function createOverlay({ ws }: ViteDevServer, mount: Mount): { update(): void } {
  let isShown = false;
  const update = () => {
    const { mistake } = mount;
    if (mistake) {
      const err = { plugin: "backlot", message: mistake.message, stack: "" };
      ws.send({ type: "error", err });
    } else if (isShown) {
      // An update of nothing: the page loses its overlay, and keeps its state.
      ws.send({ type: "update", updates: [] });
    }
    isShown = mistake !== undefined;
  };
  ws.on("connection", () => {
    if (mount.mistake) update();
  });
  return { update };
}
