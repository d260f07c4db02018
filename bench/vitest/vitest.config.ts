import { defineConfig } from "vitest/config";

export default defineConfig({
  // The package is loaded by Node itself, as where it is installed.
  test: { server: { deps: { external: [/\/dist\//] } } },
});
