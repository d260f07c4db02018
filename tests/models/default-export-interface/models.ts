export default interface User {
  id: number;
  name: string;
}
