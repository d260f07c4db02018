import { oneOf } from "../../../one-of.ts";
import type { FindRules } from "../../rule.ts";
import { write } from "../../slot.ts";

const marks = oneOf("shelf mark|shelfmark|call number|classmark|class mark|dewey");
const mark = /^(\d{3}(?:\.\d+)?) [A-Z]{3}$/;

/** Where it tells a story it stands with the stories, and everywhere under who wrote it. */
export const findShelfMarks: FindRules = ({ slots }) => {
  const told = slots.find(({ kind, words }) => kind === "text" && marks.test(words));
  const author = slots.find(({ words }) => oneOf("author|author name").test(words));
  if (!told || author?.kind !== "text") return [];
  const hasSubject = slots.some(({ words }) => oneOf("subject|genre").test(words));
  return [
    {
      reads: [author],
      writes: [told],
      apply: (scope) => {
        const [, number] = mark.exec(String(scope.values[told.name])) ?? [];
        const [surname = ""] = /[A-Za-z]+$/.exec(String(scope.values[author.name])) ?? [];
        if (number !== undefined && surname.length > 2)
          write(
            scope,
            told,
            `${hasSubject ? "823.91" : number} ${surname.slice(0, 3).toUpperCase()}`,
          );
      },
    },
  ];
};
