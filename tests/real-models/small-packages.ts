import { list, type RealCase, single } from "./real-case.ts";

/** Packages of types and little else: they are installed with the project, for every run of the tests. */
export const smallPackages: readonly RealCase[] = [
  {
    name: "@types/geojson",
    models: 'export type { Feature, FeatureCollection } from "geojson";',
    resources: [list("Feature"), single("FeatureCollection")],
  },
  {
    name: "@types/topojson-specification",
    models: 'export type { Topology } from "topojson-specification";',
    resources: [single("Topology")],
  },
  {
    name: "@slack/types",
    models: 'export type { KnownBlock, MessageAttachment, View } from "@slack/types";',
    resources: [single("MessageAttachment"), single("View"), single("KnownBlock")],
  },
  {
    name: "@grammyjs/types",
    models: 'export type { Chat, Message, Update, User } from "@grammyjs/types";',
    resources: [list("User"), list("Chat"), list("Message", "message_id")],
  },
  {
    name: "@types/spotify-api",
    models: `/// <reference types="spotify-api" />
      export type Track = SpotifyApi.TrackObjectFull;
      export type Album = SpotifyApi.AlbumObjectFull;
      export type Playlist = SpotifyApi.PlaylistObjectFull;`,
    resources: [list("Track"), list("Album"), list("Playlist")],
  },
  {
    name: "@types/har-format",
    models: 'export type { Entry, Har } from "har-format";',
    resources: [single("Har"), single("Entry")],
  },
  {
    name: "@types/json-schema",
    models: 'export type { JSONSchema7 } from "json-schema";',
    resources: [single("JSONSchema7")],
  },
  {
    name: "vscode-languageserver-types",
    models: 'export type { CompletionItem, Diagnostic } from "vscode-languageserver-types";',
    resources: [single("Diagnostic"), single("CompletionItem")],
  },
  {
    name: "@octokit/webhooks-types",
    models: 'export type { Issue, PullRequest, PushEvent } from "@octokit/webhooks-types";',
    resources: [list("Issue"), list("PullRequest"), single("PushEvent")],
  },
  {
    name: "kubernetes-types",
    models: `export type { Pod } from "kubernetes-types/core/v1";
      export type { Deployment } from "kubernetes-types/apps/v1";`,
    resources: [list("Pod", "metadata.uid"), list("Deployment", "metadata.name")],
  },
  {
    name: "wp-types",
    models: 'export type { WP_REST_API_Post, WP_REST_API_User } from "wp-types";',
    resources: [list("WP_REST_API_Post"), list("WP_REST_API_User")],
  },
  {
    name: "@types/estree",
    models: 'export type { Program } from "estree";',
    resources: [single("Program")],
  },
  {
    name: "@types/swagger-schema-official",
    models: 'export type { Spec } from "swagger-schema-official";',
    resources: [single("Spec")],
  },
  {
    name: "@types/mdast",
    models: 'export type { Root, Table } from "mdast";',
    resources: [single("Root"), single("Table")],
  },
  {
    name: "zod",
    isInferred: true,
    models: `import { z } from "zod";
      const user = z.object({
        id: z.uuid().optional(), email: z.email(), tags: z.array(z.string()).max(3),
        joined: z.coerce.date(), contact: z.discriminatedUnion("by", [
          z.object({ by: z.literal("mail"), address: z.string() }),
          z.object({ by: z.literal("phone"), number: z.string(), hours: z.number().nullable() }),
        ]),
      });
      export type User = z.infer<typeof user>;`,
    resources: [list("User")],
  },
  {
    name: "valibot",
    isInferred: true,
    models: `import * as v from "valibot";
      const order = v.object({
        id: v.union([v.string(), v.number()]), lines: v.array(v.object({ sku: v.string(), count: v.number() })),
        note: v.optional(v.nullable(v.string())), state: v.picklist(["open", "paid"]),
      });
      export type Order = v.InferOutput<typeof order>;`,
    resources: [list("Order")],
  },
];
