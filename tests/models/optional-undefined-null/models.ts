export interface Model {
  id: number;
  optional?: string;
  orUndefined: string | undefined;
  orNull: string | null;
  optionalOrNull?: string | null;
  all?: string | null | undefined;
  nothing: null;
  never?: never;
  undefinedOnly?: undefined;
}
