export interface PipelineRun {
  id: string;
  status: "queued" | "running" | "success" | "failed" | "canceled";
  startedAt: string;
  finishedAt: string | null;
  jobs: { name: string; runner: string; status: string }[];
}
export interface PullRequest {
  id: number;
  title: string;
  reviewers: { login: string; verdict: "approved" | "pending" }[];
}
export interface DnsRecord {
  id: string;
  zone: string;
  name: string;
  type: "A" | "AAAA" | "CNAME" | "MX" | "TXT";
  content: string;
}
export interface FeatureFlag {
  key: string;
  name: string;
  enabled: boolean;
  rolloutPercentage: number;
}
