import type { TargetedKeyboardEvent } from "preact";

const steps: ReadonlyMap<string, number> = new Map([
  ["ArrowRight", 1],
  ["ArrowLeft", -1],
]);

/** A choice between views of one thing; arrows move it, as everywhere. */
export function Tabs<T extends string>({
  label,
  tabs,
  chosen,
  onChoose,
}: {
  readonly label: string;
  readonly tabs: Readonly<Partial<Record<T, string>>>;
  readonly chosen: T;
  readonly onChoose: (tab: T) => void;
}) {
  const names = Object.keys(tabs) as T[];
  const step = (event: TargetedKeyboardEvent<HTMLDivElement>) => {
    const by = steps.get(event.key);
    const next = by && names.at((names.indexOf(chosen) + by) % names.length);
    if (!next) return;
    onChoose(next);
    event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]")[names.indexOf(next)]?.focus();
  };
  return (
    <div class="tabs" role="tablist" aria-label={label} onKeyDown={step}>
      {names.map((name) => (
        <button
          key={name}
          type="button"
          role="tab"
          class="tab"
          aria-selected={name === chosen}
          tabIndex={name === chosen ? 0 : -1}
          onClick={() => onChoose(name)}
        >
          {tabs[name]}
        </button>
      ))}
    </div>
  );
}
