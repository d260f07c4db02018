export enum Kind {
  Text = "text",
  Image = "image",
}
export interface TextBlock {
  kind: Kind.Text;
  text: string;
}
export interface ImageBlock {
  kind: Kind.Image;
  url: string;
}
export interface Model {
  id: number;
  block: TextBlock | ImageBlock;
}
