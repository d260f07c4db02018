import type { ComponentChildren, TargetedKeyboardEvent } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Button, IconButton } from "./button.tsx";
import { Icon, type IconName } from "./icon.tsx";

export interface MenuEntry {
  readonly text: string;
  readonly icon?: IconName;
  /** It is on or off, and the list stays open when that changes. */
  readonly isChecked?: boolean;
  readonly choose: () => void;
}

/** A button that opens a list of things to do; arrows move in it, Esc closes it. */
export function Menu({
  label,
  icon,
  entries,
  children,
}: {
  readonly label: string;
  readonly icon: IconName;
  readonly entries: readonly MenuEntry[];
  readonly children?: ComponentChildren;
}) {
  const [isOpen, setOpen] = useState(false);
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    ref.current?.querySelector<HTMLElement>(items)?.focus();
    const closeOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !ref.current?.contains(event.target)) setOpen(false);
    };
    addEventListener("pointerdown", closeOutside);
    return () => removeEventListener("pointerdown", closeOutside);
  }, [isOpen]);
  const close = () => {
    setOpen(false);
    ref.current?.querySelector<HTMLElement>("button")?.focus();
  };
  const opener = {
    "aria-haspopup": "menu",
    "aria-expanded": isOpen,
    onClick: () => setOpen(!isOpen),
  } as const;
  return (
    <div class="menu" ref={ref}>
      {children ? (
        <Button icon={icon} {...opener}>
          {children}
        </Button>
      ) : (
        <IconButton icon={icon} label={label} {...opener} />
      )}
      {isOpen && (
        <div
          class="menu-list"
          role="menu"
          aria-label={label}
          onKeyDown={(event) => move(event, close)}
        >
          {entries.map(({ text, icon: picture, isChecked, choose }) => (
            <button
              key={text}
              type="button"
              {...(isChecked === undefined
                ? { role: "menuitem" as const }
                : { role: "menuitemcheckbox" as const, "aria-checked": isChecked })}
              class="menu-item"
              onClick={() => {
                if (isChecked === undefined) close();
                choose();
              }}
            >
              {picture && <Icon name={picture} />}
              {isChecked !== undefined && (
                <span class="menu-mark">{isChecked && <Icon name="check" />}</span>
              )}
              {text}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

const items = "[role^=menuitem]";

const steps: ReadonlyMap<string, number> = new Map([
  ["ArrowDown", 1],
  ["ArrowUp", -1],
]);

function move(event: TargetedKeyboardEvent<HTMLDivElement>, close: () => void): void {
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(items)];
  const at = all.findIndex((item) => item.matches(":focus"));
  const step = steps.get(event.key);
  if (event.key === "Tab") {
    close();
    return;
  }
  if (event.key === "Escape") close();
  else if (step !== undefined) all.at((at + step) % all.length)?.focus();
  else return;
  event.preventDefault();
  event.stopPropagation();
}
