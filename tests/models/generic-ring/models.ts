export interface Ref<T> {
  reference?: string;
  resource?: T;
}
export interface Model {
  id: string;
  next?: Ref<Model1>;
  either?: Ref<Model2 | Model5>;
}
export interface Model1 {
  id: string;
  next?: Ref<Model2>;
  either?: Ref<Model3 | Model6>;
}
export interface Model2 {
  id: string;
  next?: Ref<Model3>;
  either?: Ref<Model4 | Model7>;
}
export interface Model3 {
  id: string;
  next?: Ref<Model4>;
  either?: Ref<Model5 | Model8>;
}
export interface Model4 {
  id: string;
  next?: Ref<Model5>;
  either?: Ref<Model6 | Model9>;
}
export interface Model5 {
  id: string;
  next?: Ref<Model6>;
  either?: Ref<Model7 | Model10>;
}
export interface Model6 {
  id: string;
  next?: Ref<Model7>;
  either?: Ref<Model8 | Model11>;
}
export interface Model7 {
  id: string;
  next?: Ref<Model8>;
  either?: Ref<Model9 | Model12>;
}
export interface Model8 {
  id: string;
  next?: Ref<Model9>;
  either?: Ref<Model10 | Model13>;
}
export interface Model9 {
  id: string;
  next?: Ref<Model10>;
  either?: Ref<Model11 | Model14>;
}
export interface Model10 {
  id: string;
  next?: Ref<Model11>;
  either?: Ref<Model12 | Model15>;
}
export interface Model11 {
  id: string;
  next?: Ref<Model12>;
  either?: Ref<Model13 | Model16>;
}
export interface Model12 {
  id: string;
  next?: Ref<Model13>;
  either?: Ref<Model14 | Model17>;
}
export interface Model13 {
  id: string;
  next?: Ref<Model14>;
  either?: Ref<Model15 | Model18>;
}
export interface Model14 {
  id: string;
  next?: Ref<Model15>;
  either?: Ref<Model16 | Model19>;
}
export interface Model15 {
  id: string;
  next?: Ref<Model16>;
  either?: Ref<Model17 | Model>;
}
export interface Model16 {
  id: string;
  next?: Ref<Model17>;
  either?: Ref<Model18 | Model1>;
}
export interface Model17 {
  id: string;
  next?: Ref<Model18>;
  either?: Ref<Model19 | Model2>;
}
export interface Model18 {
  id: string;
  next?: Ref<Model19>;
  either?: Ref<Model | Model3>;
}
export interface Model19 {
  id: string;
  next?: Ref<Model>;
  either?: Ref<Model1 | Model4>;
}
