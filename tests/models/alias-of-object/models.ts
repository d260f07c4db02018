/** A place on a map. */
export type Model = {
  id: number;
  latitude: number;
  longitude: number;
  label?: string;
};
