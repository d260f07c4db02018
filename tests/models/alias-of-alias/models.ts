export type Name = string;
export type Label = Name;
export type Inner = { label: Label };
export type Outer = Inner;
export type Model = { id: number; inner: Outer; other: Inner };
