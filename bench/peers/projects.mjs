// The same records for each tool, in its own format.
import { writeFileSync } from "node:fs";
import { join } from "node:path";

export function writeProject(folder, posts) {
  writeFileSync(join(folder, "posts.json"), JSON.stringify(posts));
  writeFileSync(
    join(folder, "models.ts"),
    `export interface Post {
      id: number;
      title: string;
      body: string;
      views: number;
      status: "draft" | "published";
    }`,
  );
  const resources = [
    { path: "/posts", type: "Post[]", count: posts.length, records: "posts.json" },
  ];
  writeFileSync(
    join(folder, "backlot.config.json"),
    JSON.stringify({ models: "models.ts", resources }),
  );
}

/** A data bucket, and a route that reads and writes it. */
export function toMockoon(posts) {
  const bucket = {
    uuid: "b1",
    id: "p001",
    name: "posts",
    documentation: "",
    value: JSON.stringify(posts),
  };
  const response = {
    ...{ uuid: "r1", body: "{}", latency: 0, statusCode: 200, label: "", headers: [] },
    ...{ bodyType: "DATABUCKET", filePath: "", databucketID: "p001", sendFileAsBody: false },
    ...{ rules: [], rulesOperator: "OR", disableTemplating: false, fallbackTo404: false },
    ...{ default: true, crudKey: "id", callbacks: [] },
  };
  const route = {
    ...{ uuid: "t1", type: "crud", documentation: "", method: "", endpoint: "posts" },
    ...{ responses: [response], responseMode: null, streamingMode: null, streamingInterval: 0 },
  };
  return JSON.stringify({
    ...{ uuid: "e1", lastMigration: 33, name: "bench", endpointPrefix: "", latency: 0 },
    ...{ port: 3000, hostname: "127.0.0.1", folders: [], routes: [route] },
    ...{ rootChildren: [{ type: "route", uuid: "t1" }], proxyMode: false, proxyHost: "" },
    ...{ proxyRemovePrefix: false, tlsOptions: { enabled: false }, cors: true, headers: [] },
    ...{ proxyReqHeaders: [], proxyResHeaders: [], data: [bucket], callbacks: [] },
  });
}

/** Prism keeps no records: one of them is the example of every answer. */
export function toPrism([example]) {
  const schema = {
    type: "object",
    required: Object.keys(example),
    properties: {
      id: { type: "integer" },
      title: { type: "string" },
      body: { type: "string" },
      views: { type: "integer" },
      status: { enum: ["draft", "published"] },
    },
  };
  const id = { name: "id", in: "path", required: true, schema: { type: "integer" } };
  const answer = { description: "A post", content: { "application/json": { schema, example } } };
  return JSON.stringify({
    openapi: "3.1.0",
    info: { title: "Posts", version: "1" },
    paths: { "/posts/{id}": { get: { parameters: [id], responses: { 200: answer } } } },
  });
}
