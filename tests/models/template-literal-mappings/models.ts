export interface Model {
  id: number;
  loud: Uppercase<string>;
  quiet: Lowercase<string>;
  title: Capitalize<string>;
  camel: Uncapitalize<string>;
  code: `${Uppercase<string>}-${number}`;
}
