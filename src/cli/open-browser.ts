const openers: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  darwin: ["open"],
  win32: ["cmd", "/c", "start", ""],
};

/** Opens the page in the person's browser; where there is none, the printed URL has to do. */
export async function openBrowser(url: string): Promise<void> {
  const { spawn } = await import("node:child_process");
  const [command = "xdg-open", ...args] = openers[process.platform] ?? [];
  const child = spawn(command, [...args, url], { stdio: "ignore", detached: true });
  child.on("error", () => {});
  child.unref();
}
