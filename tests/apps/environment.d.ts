interface ImportMetaEnv {
  readonly VITE_API_URL: string;
  readonly VITE_DATA_PROVIDER: string;
}

interface ImportMeta {
  readonly env: ImportMetaEnv;
}

declare module "*.vue" {
  import type { Component } from "vue";

  const component: Component;
  export default component;
}
