export interface Envelope<T, Meta = { requestId: string }> {
  data: T;
  meta: Meta;
}
export interface User {
  id: number;
}
export interface Paging {
  page: number;
}
