import {
  afterParent,
  always,
  atMost,
  before,
  copyOf,
  counts,
  type Domain,
  onePerson,
  thereIf,
  thereWhen,
  toHandle,
  whenStatus,
} from "../properties.ts";

export const claims: Domain = {
  "/authors": { each: [onePerson("name", "email")] },
  "/articles": {
    each: [
      copyOf("authorName", "authorId", "/authors", "name"),
      copyOf("authorAvatar", "authorId", "/authors", "avatarUrl"),
      always("the slug is the title's", ({ slug, title }) =>
        toHandle(slug).startsWith(toHandle(title)),
      ),
      thereWhen("publishedAt", "published archived"),
      thereWhen("archivedAt", "archived"),
      counts("tagsCount", "tags"),
      atMost("likes", "views"),
      whenStatus("draft scheduled", "nobody has seen it", ({ views }) => views === 0),
      before("createdAt", "publishedAt"),
      before("publishedAt", "updatedAt"),
      before("publishedAt", "archivedAt"),
      afterParent("createdAt", "authorId", "/authors", "createdAt"),
    ],
  },
  "/comments": {
    each: [
      thereIf("approvedAt", "isApproved"),
      before("createdAt", "approvedAt"),
      afterParent("createdAt", "articleId", "/articles", "publishedAt"),
      afterParent("createdAt", "parentId", "/comments", "createdAt"),
      always(
        "a reply is under the article that it answers",
        ({ articleId, parentId }, { find }) =>
          parentId === null || find("/comments", parentId)["articleId"] === articleId,
      ),
    ],
  },
};
