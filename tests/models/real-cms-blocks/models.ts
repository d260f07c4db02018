/** Every piece of a page; editors put them in any order. */
export type Block =
  | HeadingBlock
  | ParagraphBlock
  | ImageBlock
  | GalleryBlock
  | QuoteBlock
  | CodeBlock
  | EmbedBlock
  | ColumnsBlock
  | CalloutBlock;

interface BlockBase<Type extends string> {
  /** @format uuid */
  id: string;
  type: Type;
  anchor?: string;
  hidden?: boolean;
}

export interface HeadingBlock extends BlockBase<"heading"> {
  level: 1 | 2 | 3 | 4;
  text: RichText;
}
export interface ParagraphBlock extends BlockBase<"paragraph"> {
  text: RichText;
  align?: "left" | "center" | "right";
}
export interface ImageBlock extends BlockBase<"image"> {
  image: Asset & { kind: "image"; width: number; height: number };
  /** Read aloud to those who cannot see it. */
  alt: string;
  caption?: RichText;
  focus?: [x: number, y: number];
}
export interface GalleryBlock extends BlockBase<"gallery"> {
  /** @minItems 2 @maxItems 12 */
  images: ImageBlock[];
  layout: "grid" | "carousel";
}
export interface QuoteBlock extends BlockBase<"quote"> {
  text: RichText;
  cite: { name: string; url?: string } | null;
}
export interface CodeBlock extends BlockBase<"code"> {
  code: string;
  language: "ts" | "js" | "css" | (string & {});
  highlight?: ReadonlyArray<number | readonly [from: number, to: number]>;
}
export interface EmbedBlock extends BlockBase<"embed"> {
  /** @format uri */
  url: string;
  ratio: `${number}:${number}`;
}
/** Blocks within blocks. */
export interface ColumnsBlock extends BlockBase<"columns"> {
  columns: { span: number; blocks: Block[] }[];
}
export interface CalloutBlock extends BlockBase<"callout"> {
  tone: "info" | "warning" | "danger";
  blocks: Exclude<Block, ColumnsBlock | CalloutBlock>[];
}

export type Mark = "bold" | "italic" | "code" | { type: "link"; href: string; newTab?: boolean };
export type RichText = Span[];
export interface Span {
  text: string;
  marks?: Mark[];
}

export interface Asset {
  id: string;
  kind: "image" | "video" | "file";
  url: string;
  /** @format integer @minimum 0 */
  bytes: number;
  uploadedAt: Date;
}

export enum PageStatus {
  Draft = "DRAFT",
  Scheduled = "SCHEDULED",
  Published = "PUBLISHED",
}

export type Localized<T> = { en: T } & { [L in "de" | "fr"]?: T };

type Workflow =
  | { status: PageStatus.Draft }
  | { status: PageStatus.Scheduled; publishAt: Date }
  | { status: PageStatus.Published; publishedAt: Date; publishedBy: Author["id"] };

export interface Author {
  id: number;
  name: string;
  avatar: Asset | null;
  socials: Partial<Record<"mastodon" | "github", string>>;
}

export type Page = {
  readonly id: number;
  slug: string;
  title: Localized<string>;
  seo: { title?: string; description?: string; noIndex: boolean };
  authorIds: Author["id"][];
  parentId: number | null;
  blocks: Block[];
  readonly createdAt: Date;
  readonly updatedAt: Date;
} & Workflow;

export interface MenuItem {
  label: Localized<string>;
  target: { page: Page["id"] } | { url: string };
  children: MenuItem[];
}
export interface Menu {
  id: string;
  items: MenuItem[];
}
