import { oneOf } from "../../../one-of.ts";
import { readQuantity } from "../../quantity.ts";
import type { FindRules } from "../../rule.ts";
import { write } from "../../slot.ts";

const went = /^(?:is |was )?(?:success|successful|succeeded|ok|delivered|passed)$/;
const codes = oneOf(
  "status code|http status|http status code|response code|response status|http code|code",
);

/** What was answered with 200 went well. */
export const findAnsweredCodes: FindRules = ({ slots }) => {
  const flag = slots.find(({ words, kind }) => kind === "boolean" && went.test(words));
  const code = slots.find(({ words, kind }) => kind === "number" && codes.test(words));
  if (!flag || !code) return [];
  return [
    {
      reads: [code],
      writes: [flag],
      apply: (scope) => {
        const answered = readQuantity(scope, code);
        if (answered !== undefined && answered >= 100)
          write(scope, flag, answered >= 200 && answered < 400);
      },
    },
  ];
};
