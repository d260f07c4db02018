export interface Service {
  run(): void;
  stop: () => Promise<void>;
}
