// One collection of any size. The generator would take minutes for a million: its table is filled by
// SQL, as another program might.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "@photostructure/sqlite";
import { createBacklot } from "../../dist/index.js";
import { reportTo } from "../http/measured.mjs";

const count = Number(process.argv[2]);
const folder = mkdtempSync(join(tmpdir(), "backlot-growth-"));
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
const models = join(folder, "models.ts");
const dataset = join(folder, "dataset.sqlite");
writeFileSync(
  models,
  `export interface Person { id: number; name: string; email: string; age: number; city: string;
    about: string; createdAt: Date }`,
);
const config = {
  models,
  dataset,
  port: 0,
  resources: [{ path: "/people", type: "Person[]", count: 1 }],
};
await (await createBacklot(config)).close();
fill();
const backlot = await createBacklot(config);
const { port } = new URL(await backlot.listen());
reportTo(process, Number(port));

function fill() {
  const names = [
    "Anna",
    "Bert",
    "Carla",
    "Dmitri",
    "Elif",
    "Farid",
    "Grace",
    "Hiro",
    "Ines",
    "João",
  ];
  const words =
    "Lorem ipsum dolor sit amet consectetur adipiscing elit sed do eiusmod tempor".split(" ");
  const db = new DatabaseSync(dataset);
  const insert = db.prepare(
    "INSERT INTO people (_seq, _version, _json, id) VALUES (?1, 1, ?2, ?1)",
  );
  db.exec("BEGIN; DELETE FROM people");
  let chance = 1;
  const draw = (below) => {
    chance = (chance * 48271) % 2147483647;
    return chance % below;
  };
  for (let id = 1; id <= count; id++) {
    const name = `${names[draw(10)]} ${draw(100_000)}`;
    insert.run(
      id,
      JSON.stringify({
        id,
        name,
        email: `${name.toLowerCase().replace(" ", ".")}@example.com`,
        age: draw(100),
        city: words[draw(words.length)],
        about: `${Array.from({ length: 20 }, () => words[draw(words.length)]).join(" ")}${id === 777 ? " needle" : ""}`,
        createdAt: new Date(1.7e12 + draw(1e9)).toISOString(),
      }),
    );
  }
  db.exec("COMMIT");
  db.close();
}
