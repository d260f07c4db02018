export interface Model {
  id: string;
  attributes: { [name: `data-${string}`]: string; role?: string };
}
