/** Where a page of ours may take these from, in the words of the policy. */
export interface PageSources {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Nothing comes from another host, nothing goes to one, and no page of another frames ours. */
export function toContentSecurityPolicy({ scripts, styles }: PageSources): string {
  return [
    "default-src 'none'",
    `script-src ${scripts.join(" ")}`,
    `style-src ${styles.join(" ")}`,
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}
