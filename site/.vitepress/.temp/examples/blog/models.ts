/** Somebody who writes or comments. */
export interface User {
  id: number;
  name: string;
  username: string;
  /** @format email */
  email: string;
  role: Role;
  bio?: string;
  address: Address;
  createdAt: Date;
}

export enum Role {
  Reader = "reader",
  Author = "author",
  Editor = "editor",
}

export interface Address {
  street: string;
  city: string;
  zip: string;
  country: string;
}

export interface Post {
  id: number;
  userId: User["id"];
  title: string;
  slug: string;
  body: string;
  status: "draft" | "published" | "archived";
  tags: string[];
  publishedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
}

export interface Comment {
  id: string;
  postId: Post["id"];
  userId: User["id"];
  body: string;
  likes: number;
  createdAt: Date;
}

/** The site's own settings: one object, not a list. */
export interface Settings {
  title: string;
  theme: "light" | "dark" | "system";
  postsPerPage: number;
  allowComments: boolean;
}
