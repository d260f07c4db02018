export interface OnCallIncident {
  id: string;
  title: string;
  severity: "critical" | "major" | "minor";
  phase: "detected" | "acknowledged" | "mitigated" | "resolved";
  detectedAt: string;
  acknowledgedAt?: string;
  mitigatedAt?: string;
  resolvedAt?: string;
  timeToAckMinutes: number | null;
  timeToResolveMinutes: number | null;
  postmortemUrl?: string;
  timeline: { at: string; actor: string; entry: string }[];
}
export interface BuildRun {
  id: number;
  branch: string;
  outcome: "passed" | "failed" | "cancelled" | "running";
  steps: {
    name: string;
    command: string;
    exitCode: number;
    status: "passed" | "failed" | "skipped" | "running" | "pending";
  }[];
  queuedAt: string;
  startedAt: string;
  endedAt: string | null;
  testsPassed: number;
  testsFailed: number;
  testsTotal: number;
}
export interface DeploymentEvent {
  id: string;
  app: string;
  version: string;
  previousVersion: string;
  rolledBack: boolean;
  rollbackReason?: string;
  durationSec: number;
}
export interface SupportCase {
  id: string;
  caseNumber: string;
  customer: { name: string; company: string; email: string };
  subject: string;
  body: string;
  severity: "low" | "high";
  state: "new" | "waiting" | "resolved" | "closed";
  openedAt: string;
  resolvedAt?: string;
  resolution?: string;
  replies: { author: string; message: string; postedAt: string }[];
}
