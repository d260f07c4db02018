import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { json, jsonParseLinter } from "@codemirror/lang-json";
import {
  bracketMatching,
  HighlightStyle,
  indentOnInput,
  syntaxHighlighting,
  syntaxTree,
} from "@codemirror/language";
import { type Diagnostic, linter, setDiagnostics } from "@codemirror/lint";
import { Annotation, EditorState } from "@codemirror/state";
import { EditorView, keymap, lineNumbers } from "@codemirror/view";
import { tags } from "@lezer/highlight";

export interface CodeEditor {
  show(text: string, faults: Readonly<Record<string, string>>): void;
  close(): void;
}

const theme = EditorView.theme({
  "&": { color: "var(--ink)", fontSize: "0.82rem", height: "100%" },
  "&.cm-focused": { outline: "2px solid var(--accent)" },
  ".cm-scroller": { fontFamily: "var(--mono)", lineHeight: "1.6" },
  ".cm-content": { caretColor: "var(--ink)" },
  ".cm-cursor": { borderLeftColor: "var(--ink)" },
  ".cm-gutters": { backgroundColor: "var(--sunken)", color: "var(--quiet)", border: "none" },
  "&.cm-focused .cm-selectionBackground, .cm-selectionBackground, ::selection": {
    backgroundColor: "color-mix(in srgb, var(--accent) 25%, transparent) !important",
  },
  ".cm-tooltip": {
    backgroundColor: "var(--raised)",
    color: "var(--ink)",
    border: "1px solid var(--line)",
  },
});

const colours = HighlightStyle.define([
  { tag: tags.propertyName, color: "var(--accent)" },
  { tag: tags.string, color: "var(--good)" },
  { tag: [tags.number, tags.bool], color: "var(--violet)" },
  { tag: tags.null, color: "var(--quiet)" },
]);

/** What is put in from outside, which is nothing that a person wrote. */
const isShown = Annotation.define<true>();

/**
 * An editor in a shadow tree: there its styles are sheets of the object model, where in the page
 * itself they would be `<style>` elements, which the page's policy forbids.
 */
export function createCodeEditor(
  host: HTMLElement,
  label: string,
  onChange: (text: string) => void,
): CodeEditor {
  const root = host.shadowRoot ?? host.attachShadow({ mode: "open" });
  const view = new EditorView({
    root,
    parent: root,
    state: EditorState.create({
      extensions: [
        lineNumbers(),
        history(),
        indentOnInput(),
        bracketMatching(),
        json(),
        linter(jsonParseLinter()),
        syntaxHighlighting(colours),
        keymap.of([...defaultKeymap, ...historyKeymap]),
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({ "aria-label": label, tabindex: "0" }),
        EditorView.updateListener.of((update) => {
          const isOurs = update.transactions.some((each) => each.annotation(isShown));
          if (update.docChanged && !isOurs) onChange(update.state.doc.toString());
        }),
        theme,
      ],
    }),
  });
  return { show, close: () => view.destroy() };

  function show(text: string, faults: Readonly<Record<string, string>>): void {
    const known = view.state.doc.toString();
    const changes = { from: 0, to: known.length, insert: text };
    if (known !== text) view.dispatch({ changes, annotations: isShown.of(true) });
    const diagnostics = Object.entries(faults).map(([path, message]) => ({
      ...findMember(view.state, path),
      severity: "error" as const,
      message: `${path} ${message}`,
    }));
    if (diagnostics.length > 0) view.dispatch(setDiagnostics(view.state, diagnostics));
  }
}

/** Where in the text a member stands; the whole where it is not there. */
function findMember(state: EditorState, path: string): Pick<Diagnostic, "from" | "to"> {
  let node = syntaxTree(state).topNode.firstChild;
  for (const name of path.split(".")) {
    const inner =
      node?.name === "Array" ? findItem(node, Number(name)) : findProperty(state, node, name);
    if (!inner) break;
    node = inner;
  }
  return node ? { from: node.from, to: node.to } : { from: 0, to: 0 };
}

type Node = ReturnType<typeof syntaxTree>["topNode"];

function findItem(list: Node, index: number): Node | null {
  const values: Node[] = [];
  for (let child = list.firstChild; child; child = child.nextSibling) {
    if (!punctuation.has(child.name)) values.push(child);
  }
  return values[index] ?? null;
}

const punctuation = new Set(["[", "]", ","]);

function findProperty(state: EditorState, object: Node | null, name: string): Node | null {
  for (const property of object?.getChildren("Property") ?? []) {
    const key = property.getChild("PropertyName");
    if (key && state.sliceDoc(key.from, key.to) === JSON.stringify(name)) return property.lastChild;
  }
  return null;
}
