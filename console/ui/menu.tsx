import type { ComponentChildren, TargetedKeyboardEvent } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Button, IconButton } from "./button.tsx";
import { Icon, type IconName } from "./icon.tsx";

export interface MenuEntry {
  readonly text: string;
  readonly icon?: IconName;
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
    ref.current?.querySelector<HTMLElement>("[role=menuitem]")?.focus();
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
          {entries.map(({ text, icon: picture, choose }) => (
            <button
              key={text}
              type="button"
              role="menuitem"
              class="menu-item"
              onClick={() => {
                close();
                choose();
              }}
            >
              {picture && <Icon name={picture} />}
              {text}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

const steps: ReadonlyMap<string, number> = new Map([
  ["ArrowDown", 1],
  ["ArrowUp", -1],
]);

function move(event: TargetedKeyboardEvent<HTMLDivElement>, close: () => void): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=menuitem]")];
  const at = items.findIndex((item) => item.matches(":focus"));
  const step = steps.get(event.key);
  if (event.key === "Tab") {
    close();
    return;
  }
  if (event.key === "Escape") close();
  else if (step !== undefined) items.at((at + step) % items.length)?.focus();
  else return;
  event.preventDefault();
  event.stopPropagation();
}
