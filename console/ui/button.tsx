import type { ButtonHTMLAttributes, ComponentChildren } from "preact";
import { Icon, type IconName } from "./icon.tsx";

type Kind = "plain" | "primary" | "danger" | "danger-primary" | "ghost";

interface Look {
  readonly kind?: Kind;
  readonly icon?: IconName;
  readonly isSmall?: boolean;
}

type ButtonAttributes = Omit<ButtonHTMLAttributes<HTMLButtonElement>, "icon" | "kind">;

function toClass({ kind = "plain", isSmall }: Look, extra = ""): string {
  return ["button", `button-${kind}`, isSmall ? "button-small" : "", extra].join(" ").trim();
}

export function Button({
  kind,
  icon,
  isSmall,
  children,
  ...rest
}: Look & ButtonAttributes & { readonly children: ComponentChildren }) {
  return (
    <button
      type="button"
      {...rest}
      class={toClass({ ...(kind && { kind }), ...(isSmall && { isSmall }) })}
    >
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}

/** A button that is only a picture; its words are for who cannot see it, and for the pointer. */
export function IconButton({
  kind = "ghost",
  icon,
  label,
  isSmall = false,
  ...rest
}: Look & ButtonAttributes & { readonly icon: IconName; readonly label: string }) {
  return (
    <button
      type="button"
      {...rest}
      class={toClass({ kind, isSmall }, "button-icon")}
      aria-label={label}
      title={label}
    >
      <Icon name={icon} />
    </button>
  );
}

export function LinkButton({
  href,
  kind,
  icon,
  children,
}: Look & { readonly href: string; readonly children: ComponentChildren }) {
  return (
    <a class={toClass(kind ? { kind } : {})} href={href}>
      {icon && <Icon name={icon} />}
      {children}
    </a>
  );
}
