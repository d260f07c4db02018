import { z } from "zod";
const base = z.object({ id: z.string() });
const schema = z.discriminatedUnion("type", [
  base.extend({ type: z.literal("text"), text: z.string() }),
  base.extend({ type: z.literal("image"), url: z.url(), size: z.tuple([z.number(), z.number()]) }),
]);
export type Model = z.output<typeof schema>;
