import { createStore, useStore } from "./store";

const toast = createStore<string | null>(null);
let timer: ReturnType<typeof setTimeout> | undefined;

export function showToast(text: string): void {
  clearTimeout(timer);
  toast.set(text);
  timer = setTimeout(() => toast.set(null), 5000);
}

export function useToast(): string | null {
  return useStore(toast);
}
