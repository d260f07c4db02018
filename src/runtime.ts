const least = [20, 19] as const;

interface Versions {
  readonly node: string;
  readonly bun?: string;
}

/**
 * What is wrong with running here, as one sentence; undefined where nothing is. Bun lacks what the
 * compiler's client needs of Node's pipes.
 */
export function findUnfit(versions: Versions): string | undefined {
  const needed = `Backlot needs Node ${least.join(".")} or later`;
  if (versions.bun !== undefined) return `${needed}; this is Bun ${toShort(versions.bun)}.`;
  const [major = 0, minor = 0] = versions.node.split(".").map(Number);
  const isEnough = major > least[0] || (major === least[0] && minor >= least[1]);
  return isEnough ? undefined : `${needed}; this is ${toShort(versions.node)}.`;
}

function toShort(version: string): string {
  return version.split(".").slice(0, 2).join(".");
}
