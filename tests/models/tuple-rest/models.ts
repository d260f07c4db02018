export interface Model {
  id: number;
  call: [name: string, ...args: number[]];
  only: [...string[]];
  spread: [boolean, ...readonly string[]];
}
