export interface Author {
  id: number;
  name: string;
  email: string;
  avatarUrl: string;
  createdAt: string;
}

export interface Article {
  id: number;
  authorId: Author["id"];
  authorName: string;
  authorAvatar: string;
  title: string;
  slug: string;
  status: "draft" | "scheduled" | "published" | "archived";
  tags: string[];
  tagsCount: number;
  views: number;
  likes: number;
  createdAt: string;
  updatedAt: string;
  publishedAt: string | null;
  archivedAt: string | null;
}

export interface Comment {
  id: number;
  articleId: Article["id"];
  parentId: number | null;
  authorName: string;
  body: string;
  isApproved: boolean;
  approvedAt: string | null;
  createdAt: string;
}
