export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
export interface Model {
  id: number;
  payload: Json;
  extra?: Json;
}
