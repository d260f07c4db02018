import { useEffect, useState } from "preact/hooks";

/** Reads something anew each second, for as long as it is shown. */
export function useEachSecond<T>(read: () => T): T {
  const [, tick] = useState(0);
  useEffect(() => {
    const ticking = setInterval(() => tick((seconds) => seconds + 1), 1000);
    return () => clearInterval(ticking);
  }, []);
  return read();
}
