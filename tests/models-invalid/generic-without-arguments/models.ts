export interface Page<T> {
  items: T[];
}
