import { z } from "zod";
export const address = z.object({ street: z.string(), zip: z.string().regex(/^\d{5}$/) });
export const user = z.object({
  id: z.uuid(),
  name: z.string().min(1),
  age: z.number().int().optional(),
  role: z.enum(["admin", "user"]),
  address,
  tags: z.array(z.string()),
  status: z.union([z.literal("on"), z.literal("off")]),
  meta: z.record(z.string(), z.unknown()),
  deletedAt: z.date().nullable(),
});
export type Model = z.infer<typeof user>;
