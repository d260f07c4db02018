export interface Größe {
  id: number;
  wert: number;
}
export interface $Internal_Thing {
  id: number;
}
export interface 用户 {
  id: number;
}
