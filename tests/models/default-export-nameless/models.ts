export default class {
  id!: number;
  size!: number;
}
