export interface Member {
  id: number;
  username: string;
  avatar: string;
  joinedAt: Date;
}

export interface Topic {
  id: number;
  title: string;
  memberId: Member["id"];
  isPinned: boolean;
  createdAt: Date;
}

export interface Reply {
  id: number;
  topicId: Topic["id"];
  /** A reply to a reply: `/replies/:id/children`. */
  parentId: number | null;
  /** Who wrote it: `/members/:id/replies`. */
  authorId: Member["id"];
  /** Who let it pass, if anybody had to: `/members/:id/moderated`. */
  moderatorId: Member["id"] | null;
  text: string;
  createdAt: Date;
  updatedAt: Date;
}
