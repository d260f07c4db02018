import type { Json } from "../../../../schema/schema.ts";
import type { Scope } from "../../../draw/scope.ts";
import { type Matcher, oneOf } from "../../../one-of.ts";
import { toSlug } from "../../../phrases/slug.ts";
import { findNamed } from "../../match-role.ts";
import { mimeTypeOf } from "../../mime-types.ts";
import type { FindRules, Rule } from "../../rule.ts";
import { type Slot, write } from "../../slot.ts";

const links = oneOf(
  "url|download url|file url|href|link|download link|content url|source url|asset url|attachment url",
);
/** Where files are kept that pages show. */
const stored = /^(https:\/\/cdn\.example\.com\/media\/)[\w-]+\.[a-z0-9]{2,5}$/;
const papers = oneOf(
  "media|image|video|photo|asset|upload|document|filing|report|attachment|contract|file|paper|brief|plan",
);
/** Where it lies with its name, and not only in which folder. */
const paths = oneOf("path|file path|full path|filepath|storage path");
const sent = /^(?:attachment|media|file)(?: url| link)?$/;
const isFile = /^(?:https:\/\/example\.com\/files\/)?[\w-]+\.([a-z0-9]{2,5})$/;

/** Where a file is called `plan.pdf`, its link ends in that, and it is a `pdf`. */
export const findFileLinks: FindRules = ({ slots, owner }) => {
  const file = findNamed(slots, "file name|filename|original name|original filename|name", [
    "text",
  ]);
  const attached = slots.filter(({ words, kind }) => kind === "text" && sent.test(words));
  if (!file) return attached.flatMap((slot) => findOfKind(slots, slot));
  const title = papers.test(owner.at(-1) ?? "")
    ? findNamed(slots, "title|document title", ["text"])
    : undefined;
  return [
    ...findOfKind(slots, file),
    ...(title && file.words !== "name" ? [toNameRule(title, file)] : []),
    ...slots
      .filter(({ words, kind }) => kind === "text" && links.test(words))
      .map((slot) =>
        toRule(file, slot, (name, _, before) =>
          before.startsWith("https://example.com/")
            ? `https://example.com/files/${name}`
            : before.replace(stored, `$1${name}`),
        ),
      ),
    ...slots
      .filter(({ words, kind }) => kind === "text" && paths.test(words))
      .map((slot) =>
        toRule(file, slot, (name, _, before) =>
          before.startsWith("/") && !before.endsWith(`/${name}`)
            ? `${before.replace(/\/(?:[\w-]+\.\w{2,5})?$/, "")}/${name}`
            : before,
        ),
      ),
    ...slots
      .filter(({ words }) =>
        oneOf("file type|filetype|file format|file extension|extension").test(words),
      )
      .map((slot) =>
        toRule(file, slot, (_, ending, before) =>
          /^[a-z0-9]{2,5}$/i.test(before) && before.toLowerCase() !== ending ? ending : before,
        ),
      ),
    ...slots
      .filter(({ words }) => oneOf("mime|mime type|mimetype|content type|media type").test(words))
      .map((slot) =>
        toRule(file, slot, (_, ending, before) =>
          before.includes("/") ? (mimeTypeOf(ending) ?? before) : before,
        ),
      ),
  ];
};

/** What a type calls such a file, and how its name ends. */
const endings: readonly (readonly [kind: Matcher, endings: readonly string[]])[] = [
  [/^(?:image|photo|picture)$/i, ["jpg", "png", "webp", "gif"]],
  [/^(?:voice|audio|sound)$/i, ["m4a", "mp3", "ogg", "wav"]],
  [/^video$/i, ["mp4", "mov", "webm"]],
  [/^(?:contract|invoice|policy|receipt|agreement|certificate)$/i, ["pdf", "docx"]],
  [/^(?:presentation|slides?)$/i, ["pptx", "pdf"]],
  [/^spreadsheet$/i, ["xlsx", "csv"]],
  [/^(?:report|manual|guide)$/i, ["pdf", "docx", "xlsx"]],
  [/^(?:file|document|doc)$/i, ["pdf", "docx", "xlsx", "pptx", "txt"]],
];

/** Where a type lists the endings themselves. */
const ownEndings =
  /^(?:pdf|ai|psd|eps|svg|jpe?g|png|tiff?|gif|webp|docx?|xlsx?|pptx?|csv|txt|zip|mp[34]|mov|wav|dwg|stl|obj|3mf|step|dxf|indd|raw|heic)$/i;

const isFolder = (value: Json) => /^(?:folder|directory|dir)$/i.test(String(value));

/** What is sent as a picture is called like one. */
function findOfKind(slots: readonly Slot[], file: Slot): readonly Rule[] {
  const kind = findNamed(
    slots,
    "type|kind|attachment type|media type|file type|file format|format|extension|file extension",
    ["choice"],
  );
  // Beside a folder a file is of any kind.
  const isOfAll = kind && "enum" in kind.schema && kind.schema.enum.some((one) => isFolder(one));
  if (!kind || isOfAll) return [];
  const apply = (scope: Scope) => {
    const [said, name] = [String(scope.values[kind.name]), scope.values[file.name]];
    const ending = typeof name === "string" ? isFile.exec(name)?.[1] : undefined;
    const own = ownEndings.test(said) ? [said.toLowerCase()] : undefined;
    const fitting = own ?? endings.find(([word]) => word.test(said))?.[1];
    if (ending === undefined || !fitting || fitting.includes(ending)) return;
    write(scope, file, `${String(name).slice(0, -ending.length)}${fitting[0]}`);
  };
  return [{ reads: [kind, file], writes: [file], apply }];
}

/** A paper is filed under its title. */
function toNameRule(title: Slot, file: Slot): Rule {
  const apply = (scope: Scope) => {
    const [heading, name] = [scope.values[title.name], scope.values[file.name]];
    const ending = typeof name === "string" ? isFile.exec(name)?.[1] : undefined;
    if (typeof heading === "string" && ending !== undefined && toSlug(heading) !== "")
      write(scope, file, `${toSlug(heading)}.${ending}`);
  };
  return { reads: [title], writes: [file], apply };
}

function toRule(
  file: Slot,
  slot: Slot,
  tell: (name: string, ending: string, before: string) => string,
): Rule {
  const apply = (scope: Scope) => {
    const [name, before] = [scope.values[file.name], scope.values[slot.name]];
    const ending = typeof name === "string" ? isFile.exec(name)?.[1] : undefined;
    if (typeof name === "string" && ending !== undefined && typeof before === "string")
      write(scope, slot, tell(name, ending, before));
  };
  return { reads: [file], writes: [slot], apply };
}
