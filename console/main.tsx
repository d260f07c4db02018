import { render } from "preact";
import { App } from "./app.tsx";
import { follow } from "./stores/server.ts";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/controls.css";
import "./styles/shell.css";
import "./styles/data.css";
import "./styles/record.css";
import "./styles/views.css";

const host = document.getElementById("app");
if (host) render(<App />, host);
void follow();
