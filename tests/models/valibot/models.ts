import * as v from "valibot";
const schema = v.object({
  id: v.pipe(v.string(), v.uuid()),
  email: v.pipe(v.string(), v.email()),
  role: v.picklist(["admin", "user"]),
  nickname: v.optional(v.string()),
  score: v.nullable(v.number()),
});
export type Model = v.InferOutput<typeof schema>;
