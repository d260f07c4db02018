export interface User {
  id: number;
  name: string;
  username: string;
  avatarUrl: string;
  isOnline: boolean;
  createdAt: string;
}

export interface Conversation {
  id: number;
  title: string;
  participantIds: User["id"][];
  participantCount: number;
  messageCount: number;
  unreadCount: number;
  isMuted: boolean;
  mutedUntil: string | null;
  createdAt: string;
  updatedAt: string;
}

export interface Message {
  id: number;
  conversationId: Conversation["id"];
  senderId: User["id"];
  recipientId: User["id"];
  sender: { id: number; name: string; avatarUrl: string };
  text: string;
  sentAt: string;
  deliveredAt: string | null;
  isRead: boolean;
  readAt: string | null;
  isEdited: boolean;
  editedAt: string | null;
}
