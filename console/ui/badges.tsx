import type { ComponentChildren } from "preact";

export type Tone = "plain" | "accent" | "good" | "amber" | "danger" | "violet";

export function Chip({
  tone = "plain",
  children,
}: {
  readonly tone?: Tone;
  readonly children: ComponentChildren;
}) {
  return <span class={`chip chip-${tone}`}>{children}</span>;
}

export function MethodName({ method }: { readonly method: string }) {
  return <span class={`method method-${method.toLowerCase()}`}>{method}</span>;
}

export function Status({ status }: { readonly status: number }) {
  return <Chip tone={toTone(status)}>{status === 0 ? "cut" : status}</Chip>;
}

function toTone(status: number): Tone {
  if (status === 0 || status >= 500) return "danger";
  if (status >= 400) return "amber";
  return status >= 300 ? "accent" : "good";
}
