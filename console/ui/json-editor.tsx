import { useEffect, useRef } from "preact/hooks";
import { complain } from "../stores/notices.ts";
import type { CodeEditor } from "./code-editor.ts";

/** JSON as text, in an editor that is loaded when the first one is opened. */
export function JsonEditor({
  label,
  text,
  faults = {},
  onChange,
}: {
  readonly label: string;
  readonly text: string;
  readonly faults?: Readonly<Record<string, string>>;
  readonly onChange: (text: string) => void;
}) {
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<CodeEditor>(undefined);
  const tell = useRef(onChange);
  tell.current = onChange;
  useEffect(() => {
    let isGone = false;
    import("./code-editor.ts").then(({ createCodeEditor }) => {
      if (isGone || !host.current) return;
      editor.current = createCodeEditor(host.current, label, (next) => tell.current(next));
      editor.current.show(text, faults);
    }, complain);
    return () => {
      isGone = true;
      editor.current?.close();
    };
  }, []);
  useEffect(() => editor.current?.show(text, faults), [text, faults]);
  return <div class="code-editor" ref={host} />;
}
