export interface Invoice {
  id: number;
  due: Date;
}
