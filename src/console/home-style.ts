import { raw } from "hono/html";

/** Light and dark as the reader's system has it; nothing is loaded. */
export const styles = raw(`
    :root {
      color-scheme: light dark;
      --paper: light-dark(#faf9f6, #16181c); --card: light-dark(#fff, #1e2126);
      --ink: light-dark(#1c2430, #e6e4df); --quiet: light-dark(#6b7280, #9aa1ab);
      --line: light-dark(#e6e2d8, #2c3038); --accent: light-dark(#0f5c7a, #7cc4e4);
    }
    * { box-sizing: border-box; }
    body { margin: 0; background: var(--paper); color: var(--ink); font: 15px/1.5 system-ui, sans-serif; }
    header, main { max-width: 68rem; margin: 0 auto; padding: 0 1.5rem; }
    header { padding-top: 3rem; }
    h1 { font-size: 1.9rem; margin: 0 0 .75rem; letter-spacing: -.02em; }
    h2 { font: 600 1.05rem ui-monospace, monospace; margin: 0; }
    a { color: var(--accent); text-decoration: none; }
    a:hover { text-decoration: underline; }
    .button { display: inline-block; border: 1px solid var(--line); border-radius: .5rem; background: var(--card); padding: .3rem .8rem; }
    .quiet { color: var(--quiet); margin: .15rem 0 .75rem; }
    main { display: grid; grid-template-columns: repeat(auto-fill, minmax(26rem, 1fr)); gap: 1rem; padding-block: 1rem 4rem; align-items: start; }
    section { background: var(--card); border: 1px solid var(--line); border-radius: .75rem; padding: 1.1rem 1.25rem; min-width: 0; overflow-x: auto; }
    table { border-collapse: collapse; width: 100%; }
    td { padding: .35rem 0; border-top: 1px solid var(--line); vertical-align: top; }
    td:last-child { text-align: right; padding-left: 1rem; white-space: nowrap; }
    code { font: 13px ui-monospace, monospace; overflow-wrap: anywhere; }
    b { font: 600 10.5px ui-monospace, monospace; letter-spacing: .03em; padding: .1rem .35rem; border-radius: .3rem; color: #fff; }
    .get { background: #2f74b5; } .post { background: #2e8b57; } .put { background: #b9770e; }
    .patch { background: #3a8f88; } .delete { background: #b8433c; }
    @media (max-width: 32rem) { main { grid-template-columns: 1fr; } }
`);

/** A house front with nothing behind it. */
export const icon = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><path fill="#0f5c7a" d="M1 15V6l7-5 7 5v9h-4v-5H5v5z"/><path fill="#e0b04b" d="M6 11h4v4H6z"/></svg>',
)}`;
