import { complain, tell } from "../stores/notices.ts";

export async function copy(text: string, what: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    tell(`${what} copied.`);
  } catch {
    complain(new Error("The browser does not let this page use the clipboard."));
  }
}

/** Hands a file to the browser, which asks the person where to. */
export function download(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
