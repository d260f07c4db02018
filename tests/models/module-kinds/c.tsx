export interface Props {
  id: number;
  onClick: () => void;
  label: string;
}
export const identity = <T,>(value: T) => value;
