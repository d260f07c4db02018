// Fills the table of people: `node fill.mjs DATASET COUNT`.
import { DatabaseSync } from "@photostructure/sqlite";

const [dataset, given] = process.argv.slice(2);
const count = Number(given);
const names = ["Anna", "Bert", "Carla", "Dmitri", "Elif", "Farid", "Grace", "Hiro", "Ines", "João"];
const words = "Lorem ipsum dolor sit amet consectetur adipiscing elit sed do eiusmod tempor".split(
  " ",
);
const db = new DatabaseSync(dataset);
const insert = db.prepare("INSERT INTO people (_seq, _version, _json, id) VALUES (?1, 1, ?2, ?1)");
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
