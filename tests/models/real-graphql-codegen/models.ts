export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type MakeOptional<T, K extends keyof T> = Omit<T, K> & { [SubKey in K]?: Maybe<T[SubKey]> };
export type Incremental<T> = T | { [P in keyof T]?: P extends " $fragmentName" | "__typename" ? T[P] : never };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string };
  String: { input: string; output: string };
  Boolean: { input: boolean; output: boolean };
  Int: { input: number; output: number };
  Float: { input: number; output: number };
  DateTime: { input: any; output: string };
  JSON: { input: any; output: any };
};

export type Node = {
  id: Scalars["ID"]["output"];
};

/** A public user profile. */
export type User = Node & {
  __typename?: "User";
  id: Scalars["ID"]["output"];
  name: Scalars["String"]["output"];
  email?: Maybe<Scalars["String"]["output"]>;
  role: Role;
  posts: PostConnection;
  createdAt: Scalars["DateTime"]["output"];
};

export enum Role {
  Admin = "ADMIN",
  Member = "MEMBER",
}

export type Post = Node & {
  __typename?: "Post";
  id: Scalars["ID"]["output"];
  title: Scalars["String"]["output"];
  author?: Maybe<User>;
  /** @deprecated Use reactions. */
  likes: Scalars["Int"]["output"];
  meta?: Maybe<Scalars["JSON"]["output"]>;
  attachments: Array<Maybe<Attachment>>;
};

export type Attachment = Picture | Link;
export type Picture = { __typename: "Picture"; url: Scalars["String"]["output"]; width?: Maybe<Scalars["Int"]["output"]> };
export type Link = { __typename: "Link"; href: Scalars["String"]["output"] };

export type PostConnection = {
  __typename?: "PostConnection";
  edges?: Maybe<Array<Maybe<PostEdge>>>;
  pageInfo: PageInfo;
};
export type PostEdge = { __typename?: "PostEdge"; cursor: Scalars["String"]["output"]; node?: Maybe<Post> };
export type PageInfo = {
  __typename?: "PageInfo";
  endCursor?: Maybe<Scalars["String"]["output"]>;
  hasNextPage: Scalars["Boolean"]["output"];
};

export type CreatePostInput = {
  title: Scalars["String"]["input"];
  tags?: InputMaybe<Array<Scalars["String"]["input"]>>;
};

export type PostsQueryVariables = Exact<{
  first?: InputMaybe<Scalars["Int"]["input"]>;
  filter: CreatePostInput;
}>;
export type PostsQuery = {
  __typename?: "Query";
  posts: Array<{ __typename?: "Post"; id: string; title: string; author?: { __typename?: "User"; id: string; name: string } | null }>;
};
