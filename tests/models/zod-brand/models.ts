import { z } from "zod";
export const userId = z.string().brand<"UserId">();
export const post = z.object({ id: z.number(), authorId: userId, editorId: userId.nullable() });
export type Model = z.infer<typeof post>;
