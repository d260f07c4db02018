import { z } from "zod";
const category = z.object({
  id: z.number(),
  name: z.string(),
  get children() {
    return z.array(category);
  },
});
export type Category = z.infer<typeof category>;
