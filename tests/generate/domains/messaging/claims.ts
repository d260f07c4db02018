import {
  afterParent,
  always,
  atMost,
  before,
  counts,
  type Domain,
  day,
  differ,
  onePerson,
  thereIf,
  type Values,
} from "../properties.ts";

export const claims: Domain = {
  "/users": { each: [onePerson("name", "username")] },
  "/conversations": {
    each: [
      counts("participantCount", "participantIds"),
      atMost("unreadCount", "messageCount"),
      thereIf("mutedUntil", "isMuted"),
      before("createdAt", "updatedAt"),
    ],
  },
  "/messages": {
    each: [
      differ("senderId", "recipientId"),
      always(
        "the sender beside the reference is the same one",
        ({ sender, senderId }, { find }) => {
          const { id, name, avatarUrl } = sender as Values;
          const user = find("/users", senderId);
          return id === senderId && name === user["name"] && avatarUrl === user["avatarUrl"];
        },
      ),
      thereIf("readAt", "isRead"),
      thereIf("editedAt", "isEdited"),
      before("sentAt", "deliveredAt", 0, day),
      before("deliveredAt", "readAt", 0, day),
      afterParent("sentAt", "conversationId", "/conversations", "createdAt"),
    ],
  },
};
