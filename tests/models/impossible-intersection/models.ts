interface PrivateChat {
  type: "private";
  first_name: string;
}

interface ChannelChat {
  type: "channel";
  title: string;
}

type Chat = PrivateChat | ChannelChat;

/** `chat` is `PrivateChat & ChannelChat | ChannelChat`, and the first of them cannot be. */
export type Model = { id: number; chat: Chat } & { chat: ChannelChat };
