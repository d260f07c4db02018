export interface Model {
  id: `usr_${string}`;
  version: `${number}.${number}.${number}`;
  color: `#${string}`;
  size: `${number}px` | `${number}rem` | "auto";
  switch: `is-${boolean}`;
  exact: `a.b*c(${number})`;
}
