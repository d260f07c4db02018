export interface User {
  id: string;
}
export interface Model {
  id: number;
  /** @ref User */
  author: string;
  /** @ref /users */
  reviewer?: string | null;
  /** @ref User */
  watchers: string[];
}
