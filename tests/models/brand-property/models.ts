export type UserId = string & { __brand: "UserId" };
export type PostId = number & { readonly __brand: "PostId" };
export interface Model {
  id: UserId;
  postId: PostId;
  editorId?: UserId;
  reviewerId: UserId | null;
  friendIds: UserId[];
}
